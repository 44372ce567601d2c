import type { description as english } from '../../en/service/description.ts'
import type { Translated } from '../../translated.ts'

const askAgain =
  'Bitten Sie den Betreiber um das OpenAPI-Dokument seines Dienstes, als eine .yml-, .yaml- oder .json-Datei.'

const writeAnew = 'Eine Datei zum Ausfüllen schreibt „fields --interface … --questions-out DATEI“.'

export const description: Translated<typeof english> = {
  not_a_description_name:
    '{fileName, select, null {Diese Datei} other {„{fileName}“}} ist kein Dokument des Betreibers. Das ist ein OpenAPI-Dokument, eine .yml-, .yaml- oder .json-Datei: Bitten Sie den Betreiber darum.',
  not_an_answers_name:
    '{fileName, select, null {Diese Datei} other {„{fileName}“}} enthält keine Antworten. Wählen Sie die .json-Datei, die hier gespeichert und ausgefüllt wurde.',
  description_unreadable: `„{fileName}“ ist nicht lesbar{line, select, null {} other {: In Zeile {line} stimmt etwas nicht}}. Die Datei kann abgeschnitten oder verändert sein, oder sie ist etwas anderes. ${askAgain}`,
  description_of_something_else: `„{fileName}“ ist kein OpenAPI-Dokument (Version 3). ${askAgain}`,
  description_without_accounts: `„{fileName}“ zeigt nicht, wie man ein Konto anlegt und danach fragt, wie es darum steht. ${askAgain}`,
  description_without_additions:
    '„{fileName}“ zeigt nicht, wie Notizen, Buchungen, Abrechnungen oder Zahlungsaufträge bei Konten ergänzt werden. Fragen Sie den Betreiber, wie sie dorthin kommen.',
  description_refers_elsewhere:
    '„{fileName}“ braucht eine weitere Datei („{reference}“), und von anderswo wird nichts geholt. Bitten Sie den Betreiber um das Dokument als eine Datei, in der alles steht.',
  description_incomplete:
    '„{fileName}“ verweist auf „{reference}“, aber das steht nicht darin. Ein Teil fehlt: Laden Sie das Dokument noch einmal herunter, oder bitten Sie den Betreiber darum.',
  description_recursive:
    '„{fileName}“ beschreibt etwas, das sich selbst ohne Ende enthält: {paths}. Das wird nicht verwendet. Alles andere schon.',
  description_kinds_untold:
    '„{fileName}“ hat Arten, die durch nichts zu unterscheiden sind: {paths}. Was nur manche davon brauchen, wird nicht geprüft. Der Dienst kann also ein Konto ablehnen, das bereit heißt.',
  the_account: 'das Konto',
  description_unfillable:
    '„{fileName}“ hat Angaben, die keine Zelle füllen kann, zum Beispiel Listen von Listen: {paths}. Sie werden nicht verwendet. Konten, die sie brauchen, sind nicht bereit.',
  description_has_too_many_fields: `„{fileName}“ beschreibt mehr Felder, als irgendein Konto hat. Die Datei kann beschädigt sein. ${askAgain}`,
  description_gone:
    'Dieses Dokument des Betreibers ist auf diesem Computer nicht mehr gespeichert. Laden Sie die Datei unter „Verbinden“ noch einmal.',
  description_in_use:
    'Dieses Dokument wird noch verwendet: {users}. Wählen Sie dort zuerst ein anderes; dann können Sie es hier löschen.',
  practice_uses: 'Übung',
  description_not_answered:
    'Das Dokument des Betreibers sagt nicht, ob ein Konto für sich oder in einem anderen Feld gesendet wird. Beantworten Sie das zuerst unter „Verbinden“. Der Betreiber weiß es.',
  practice_supplier_not_chosen:
    'Das Dokument des Betreibers nennt mehrere Versorgercodes. Wählen Sie unter „Verbinden“, mit welchem Sie üben.',
  description_too_large: `„{fileName}“ ist größer als {limitMegabytes, number} MB, und so groß ist kein Dokument eines Dienstes. ${askAgain}`,
  answers_unreadable: `„{fileName}“ ist nicht lesbar: Die Datei enthält keine Antworten oder ist abgeschnitten. ${writeAnew}`,
  answers_of_something_else: `{at, select, null {In „{fileName}“ stehen keine Antworten zu einem Dokument des Betreibers.} other {„{fileName}“ ist bei „{at}“ nicht so, wie es sein muss. Berichtigen Sie es dort.}} ${writeAnew}`,
  answers_for_other_document: `„{fileName}“ gilt für „{title}“, Version {version}. Das Dokument ist „{documentTitle}“, Version {documentVersion}. ${writeAnew}`,
  answers_do_not_fit: `„{fileName}“ beantwortet etwas, wonach das Dokument nicht fragt, oder mit etwas, was es darin nicht gibt: {places}. Berichtigen Sie es dort. ${writeAnew}`,
}
