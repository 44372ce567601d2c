/**
 * Single words of headings and the plain words they stand for, by what they mean: lower case, no accents, plural `s` gone.
 */
import { listsOf, meaningsOf, wordsIn } from './read-vocabulary.ts'

/** One meaning each. */
export const abbreviations = meaningsOf(`
-: casl, yn; account: acc, acct, accnt, ac; account number: acctno, accno; additional: addl; address: add, addr, adr; advanced: adv
agreement: agrmt, agmt; alternative: alt, alternate, altern; amount: amt; ampere: amp; apartment: apt; attribute: attr
authorisation: authorization; energisation: energization; energised: energized; authorised: auth, authorized; balance: bal, bf; bill: bil, bl; building: bldg; characteristic: char, chr
city: cty; close: clsd, closed, closing; code: cd, cde; coefficient: coeff; communication: comm; company name: coname; constant: const
consumption: cons; contact: cntct, cont; contract: cntrct, ctrct; correspondence: corr, corresp; country: cntry, ctry; county: cnty
created: crt, logged; current: curr, cur; customer: cust, cstmr; customer id: cid; date: dat, dt, dte; datetime: dtm, dttm
description: desc, descr; direction: dir; distribution: dist; differing: different; digit: dgt, dig; distribution company: disco; distributor: distrib; document: doc
drive: driving; driver: drv; driver license: dl; driver license number: dln; effective: ef, eff, efft
effective from settlement date: efsd; direct debit: dd; electricity: ele, elec, elect, electric, electrical; email: em, eml; expiry: exp, expiration, expire
external: ext; family: fam; familyname: lname, lnam, sname; first: frst, fst; flag: flg; forward: fwd; from: frm; givenname: fn, fname, fnam, firstnm
holder: hol; home: hm; house: hse; housenumber: hno, hnr, houseno; id: ident, identification, identifier; indicator: ind
information: info, inf; initial: init, inits; install: fitted, ins, inst, instal, installation, installed; instruction: instr; invoice: inv
issue: issued, iss; joint: jnt, jt; language: lang; last: lst; license: lic, licence; limit: lmt; line: lne; location: loc; manager: mgr
manufacturer: manu, manuf, manufact, mfg, mfr; member: mbr, mem; message: msg, mssg; meter: mtr, metre; middle: mid; middlename: mname, mnam
mobile: gsm, mob, mobl, cell, cellphone, cellular, mobilephone; model: mdl; month: mnth, mth; move: moved, moving
marketing: mktg; multiplier: mul, mult, multi, multp; municipality: muni; name: nam, nm, nms; national: nat; network: ntwk, nwk; number: nbr, nmbr, no, nr, num, numb
occupied: occupancy, occ; operating: op; operator: opr; organisation: org, organization; original: orig; other: oth
payment: pmt, pymt, pay; person: pers; phone: ph, phn, phon, phne; pin: pinned; point: pt; postcode: pcode, pcd, zip, zipc, zipcode, zip4, zip5
preference: pref; previous: prv; primary: prim, pri; product: prod; profile: prf, prof; promotion: prom, promo, promotional
premise: premis; property: prop; province: prov; quantity: qty; rate: rte; read: rd; reading: rdg; reference: ref; reference number: refno
register: reg, rgstr; remark: rem; representative: rep; requested: req; residential: resi; secondary: sec, secndry; sequence: seq
serial: ser, sern, srl; serial number: serialno, sn; service: svc, srvc, serv; size: sz; ssn: ssno
start: started, begin, beginning, commenced, commencement, strt; statement: stm, stmt, stmnt; status: sta, stat; street: str; suffix: sufx, sfx; suite: ste
supply: sup, suppl, supplied, sply; supplypoint: sp; supplypoint id: spid; tax id: abn; tariff: tar, trf; telephone: tel, tele, telef
telephone number: telno; text: txt; through: thru, thro; timestamp: ts, tstamp; total: tot; town: twn
transaction: trans, txn, trx, tran, trn; type: tp, typ; utility: util; value: val; voltage: volt; volume: vol; work: wk, wrk; year: yr
`)

/** Several meanings: every one is tried, and the words and values around decide. */
export const ambiguousAbbreviations = listsOf(`
st: street, state; ln: line, familyname; pc: postcode, profileclass; prem: premise, premium; mi: middlename, mi; con: contact, contract
prev: previous; gate: street, gate; cp: postcode, cp; cap: postcode, cap; kraj: country, state
`)

/** Of these, the ones that are a postcode only beside a town. */
export const shortPostcodes = wordsIn('cp cap')

/** What one letter in front says, on a sheet that tells the parts of an account apart so: "STOWN" and "SADD1" beside "PTOWN" and "PADD1". */
export const initials = meaningsOf('supply: s; billing: b; postal: p; customer: c; home: h; work: w')
/** Counted: "R1TYP" beside "R2TYP". */
export const countedInitials = meaningsOf('register: r; meter: m')
