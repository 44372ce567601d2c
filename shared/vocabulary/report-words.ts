/**
 * Words that reports print around their rows: totals, counts, pages, remarks, units; in the languages that spreadsheets of energy suppliers come in.
 * Lower case.
 */
import { listsOf } from './read-vocabulary.ts'

export const reportWords = listsOf(`
total: total/totals, grand/overall/sub total/totals, subtotal/subtotals/sub-total/sub-totals, sum/sums,
  summe, gesamtsumme, zwischensumme, endsumme, gesamt, gesamtergebnis, gesamtbetrag, zwischenergebnis, ergebnis,
  insgesamt, totaux, sous-total, soustotal, total général, somme, suma, totale, somma, totaal, subtotaal, som
no sum: count/counts, average/averages, gesamtanzahl, anzahl, mittelwert, nombre, moyenne, recuento, promedio, conteggio, aantal, gemiddelde
counted: records, rows, lines, entries, accounts, customers, konten, kunden, zeilen, sätze, datensätze, comptes, clients, lignes,
  enregistrements, filas, registros
things: clients, meters, registers, readings, sites, properties, premises, supplies, supply points, mpans, mprns, payments, transactions, bills,
  invoices, statements, agreements, contracts, tariffs, zähler, zählpunkte, zahlungen, rechnungen, verträge, compteurs, paiements, factures,
  contrats, cuentas, clientes, contadores, pagos, facturas, contratos, conti, clienti, contatori, pagamenti, fatture, contratti, righe,
  rekeningen, klanten, betalingen, facturen, contracten, regels
single: account, customer, record, row, line
thing: client, meter, register, reading, site, property, supply, supply point, mpan, mprn, payment, entry
number: no, no., nos, nos., number, count, qty, qty., anzahl, zahl, nombre, número, numero, recuento, conteggio, aantal
page: page, seite, pág, página, pagina, blz, sheet, blatt
colon: source, sources, note, notes, remark, remarks, comment, comments, disclaimer, legend, key, filter, filters, criteria, quelle, hinweis,
  anmerkung, anmerkungen, bemerkung, stand, nota, fuente, fonte, bron
made: printed, exported, generated, created, produced, extracted, downloaded, run, report, report run, report generated, report created, gedruckt,
  erstellt, exportiert, imprimé, édité, impreso, stampato, afgedrukt
end: end of report/file/list/data/extract/export/document/table, ende der/des bericht/berichts/datei/liste/tabelle,
  fin de/du rapport/fichier/liste/tableau, fin de la liste
note: note, notes, notiz, notizen, remark, remarks, comment, comments, memo, info, information, description, bemerkung, bemerkungen, kommentar,
  hinweis, hinweise, remarque, remarques, nota, notas, note, observaciones, opmerking, opmerkingen
money: eur, usd, gbp, cad, aud, nzd, chf, €, £, $, ¥
unit: wh, kw, kwh, mw, mwh, gwh, kva, kvar, kvarh, va, v, kv, amp, amps, a, hz, m3, m³, cu m, cu. m, therm, therms, gj, mj, btu, %, pct, percent,
  ct, cent, cents, p, pence, day, days, month, months, year, years, hour, hours, min, minutes,
  no, no., nr, nr., #, qty, stück, tage, monate, jahre
form: text, string, char, numeric, integer, int, decimal, datetime, boolean, alphanumeric, free text, required, optional, mandatory, pflicht,
  pflichtfeld, format
kind: number, date, id, code, key, unit, units, einheit
hint: if, e.g, eg, i.e, ie, for example, such as, start, starts, minus, negative, incl, excl, please, leave
counted sign: digit/digits, character/characters, char/chars, letter/letters, number/numbers, figure/figures, stellig, stellen
`)
