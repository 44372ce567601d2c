import type { comparison as en } from '../../en/map/comparison.ts'
import type { Translated } from '../../translated.ts'

export const comparison: Translated<typeof en> = {
  comparison_no_list:
    'Der Dienst hat für diesen Versorger keine Liste. Entweder hat er noch keine Konten, oder er kennt den Versorgercode nicht.',
  comparison_outdated:
    'Das Projekt oder die Verbindung wurde inzwischen geändert, deshalb wurde nichts verglichen. Vergleichen Sie noch einmal.',
  comparison_same_finished: 'Auf der Plattform, hier und beim Dienst.',
  comparison_same_pending: 'In Arbeit, hier und beim Dienst.',
  comparison_same_failed: 'Beim Dienst fehlgeschlagen; auf der Plattform gibt es kein Konto.',
  comparison_not_sent:
    'Noch nicht gesendet, und der Dienst hat es nicht. „Prüfen“ und „Anlegen“ zeigen, wie es darum steht.',
  comparison_refused_here: 'Der Dienst hat es abgelehnt und hat es nicht.',
  comparison_only_there: 'Der Dienst hat es; in dieser Tabelle steht es nicht.',
  comparison_changed_since: 'Es hat sich hier seitdem geändert. Vergleichen Sie noch einmal.',
  comparison_unclear:
    'Es wurde gesendet, die Antwort ging verloren. Wir fragen den Dienst noch einmal: Seine Listen allein entscheiden es nicht.',
  comparison_missing_finished:
    'Es wurde angelegt{isKnown, select, true {, mit der Nummer {here}} other {}}, und der Dienst führt es in keiner Liste. Fragen Sie den Betreiber, was daraus geworden ist.',
  comparison_missing_accepted:
    'Der Dienst hat es angenommen und führt es in keiner Liste. Vergleichen Sie in ein paar Minuten noch einmal; wenn es so bleibt, fragen Sie den Betreiber.',
  comparison_other_number:
    'Es wurde mit der Nummer {here} angelegt, und der Dienst führt es mit der Nummer {there}. Fragen Sie den Betreiber, welche richtig ist.',
  comparison_lists_disagree:
    'Die Listen des Dienstes nennen dafür zwei Nummern, {here} und {there}. Fragen Sie den Betreiber, welche richtig ist.',
  comparison_number_elsewhere:
    'Es wurde mit der Nummer {platformNumber} angelegt. Der Dienst führt diese Nummer für das Konto {other}. Fragen Sie den Betreiber, wem sie gehört.',
  comparison_number_twice:
    'Der Dienst führt die Nummer {platformNumber} für dieses Konto und für das Konto {other}. Fragen Sie den Betreiber, wem sie gehört.',
  comparison_created_before:
    'Der Dienst sagt, dass es am {createdAt} angelegt wurde. Von hier wurde es erst danach gesendet, am {sentAt}. Vielleicht hat es jemand anderes angelegt. Fragen Sie den Betreiber.',
  comparison_finished_here_only:
    'Es wurde angelegt, und der Dienst führt es noch als nicht fertig. Fragen Sie den Betreiber, wenn es so bleibt.',
  comparison_finished_there:
    'Der Dienst führt es als angelegt{isKnown, select, true {, mit der Nummer {there}} other {}}, und sagt etwas anderes, wenn er danach gefragt wird. Fragen Sie den Betreiber.',
  comparison_known_there:
    'Der Dienst führt es, obwohl es nicht von hier angelegt wurde, und sagt nichts dazu, wenn er danach gefragt wird. Fragen Sie den Betreiber.',
}
