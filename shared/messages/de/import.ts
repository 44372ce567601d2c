import type { imports as english } from '../en/import.ts'
import type { Translated } from '../translated.ts'

export const imports: Translated<typeof english> = {
  payload_not_valid:
    'Das Konto wurde nicht gesendet, weil der Dienst es so nicht annimmt. „{field}“: {detail} Die Prüfung hätte das finden müssen. Berichtigen Sie es; wenn Sie das nicht können, speichern Sie im Fenster unter „Verfolgen“ die Support-Datei, und geben Sie sie der Person, die Ihnen hilft.',
  watch_service_silent:
    '{answers, plural, =0 {Der Dienst hat seit {minutes} Minuten nicht geantwortet und wird nicht weiter gefragt. Was gesendet wurde, bleibt gesendet. Fragen Sie den Dienst wieder, wenn er oder Ihr Netz wieder da ist.} one {Der Dienst hat in {minutes} Minuten #-mal geantwortet, aber nicht, wie es um die Konten steht. Zuletzt: {latest} Er wird nicht weiter gefragt. Was gesendet wurde, bleibt gesendet. Fragen Sie den Dienst wieder, wenn das behoben ist.} other {Der Dienst hat in {minutes} Minuten #-mal geantwortet, aber nicht, wie es um die Konten steht. Zuletzt: {latest} Er wird nicht weiter gefragt. Was gesendet wurde, bleibt gesendet. Fragen Sie den Dienst wieder, wenn das behoben ist.}}',
  watch_troubled:
    '{latest} Wie es um die Konten steht, ist im Augenblick nicht bekannt; der Dienst wird von selbst wieder gefragt, bis er antwortet.',
}
