/**
 * Technical column names of billing systems that suppliers leave, as the public documentation of their tables lists them, by what they say in
 * plain words. Names that are plain words already (STREET, ACCT_ID) are read as such, and not here.
 */
import { meaningsOf, setIn, wordsIn } from './read-vocabulary.ts'

export type System = {
  /** What its tables are called, as a sheet or file that one was written to is. */
  readonly tables: ReadonlySet<string>
  /** What its columns say, by their names in small letters. */
  readonly columns: ReadonlyMap<string, string>
}

const sapUtilities = meaningsOf(`
account number: vkont, vkonto, vkont_old; customer id: gpart, partner, bu_partner, kunnr; middle name: namemiddle; first name: name_first
last name: name_last; date of birth: birthdt; company: name_org1, name_org2, mc_name1; title: title_medi, anred; search term: bu_sort1, bu_sort2
street: stras; city: city1, ort01; district: city2; postcode: post_code1, pstlz, post_code2; state: region, regio; country: land1
house number: house_num1, hausn; house number suffix: house_num2; address line 2: str_suppl1; floor: floor, stock; po box: po_box
mobile: mob_number, telf2; landline: tel_number, telf1; email: smtp_addr; fax: fax_number, telfx
contract: vertrag; installation: anlage; premise number: vstelle; connection object: haus, tplnr; supply point number: ext_ui
internal key: int_ui, mandt, client, adrnr, addrnumber, guid; supply type: sparte; division category: spartyp; move in date: einzdat
move out date: auszdat, auszdat_alt; tariff code: tariftyp, tariftypg; tariff valid from: ab; valid to: bis; billing class: aklasse
delivery voltage: spebene; meter reading unit: ableinh; portion: portion; network operator: grid_id, netzbet; load profile: lastprof, profile
meter id: equnr; meter serial number: sernr, serge, geraet; meter manufacturer: herst; meter model: typbz; material: matnr
meter install date: einbdat, inbdt; meter removal date: ausbdat; construction year: baujj; register number: zwnummer; register type: zwart
register digits: stanzvor; decimals: stanznac; register multiplier: umwfakt, zwfakt, zwuefakt; obis code: kennziff; unit: massread
last reading date: adat; last reading: zwstand, v_zwstand, zwstndab; reading reason: ablesgr; reading quality: istablart; internal number: geraetn, logikzw, devloc; premise type: vbsart
bill transaction number: opbel; bill transaction type: hvorg; sub type: tvorg; bill transaction date: budat; bill issued on: bldat, erstelldat
due date: faedn; bill transaction amount: betrw; local amount: betrh; currency: waers; reference document: xblnr; clearing status: augst
clearing date: augdt; balance: saldo; dunning procedure: mahnv; account class: kofiz; company code: bukrs, opbuk; payment terms: zahlkond
record created on: erdat; record created by: ernam; record changed on: aedat; record changed by: aenam; deleted: loevm
`)

const customerCareAndBilling = meaningsOf(`
customer id: per_id; name: entity_name; email: emailid; offers: recv_mktg_info_flg; date of birth: birth_dt; street: address1; address line 2: address2; postcode: postal
account class: cust_cl_cd; bill cycle: bill_cyc_cd; record created on: setup_dt, cre_dttm, cre_dt; amount: cur_amt; payoff amount: payoff_amt, tot_amt
contract: sa_id; supply point number: sp_id; premise number: prem_id, char_prem_id; supply type: sp_type_cd; service agreement type: sa_type_cd
supply start date: start_dt; move out date: end_dt; tariff code: rs_cd; tariff valid from: rs_effdt, effdt; meter id: mtr_id, dv_id
meter serial number: badge_nbr; other serial: serial_nbr; meter manufacturer: mfg_cd; meter model: model_cd; meter install date: install_dt, install_dttm
meter removal date: removal_dt, retire_dt; register multiplier: reg_const; register digits: nbr_of_dgts_lft; decimals: nbr_of_dgts_rgt
register type: tou_cd; unit: uom_cd; reading sequence: read_seq; bill number: bill_id; bill issued on: bill_dt; due date: due_dt
bill transaction number: ft_id; bill transaction type: ft_type_flg; bill transaction date: ars_dt, accounting_dt; record version: version; note: descrlong; note date: cc_dttm
`)

export const systems: readonly System[] = [
  {
    tables: setIn(`
      but000 but020 but0bk adrc adr2 adr6 fkkvk fkkvkp ever eanl eanlh v_eanl evbs euitrans euihead equi egerh eastl etdz eabl eablg dfkkop
      dfkkko erdk iflot ettifn kna1
    `),
    columns: sapUtilities,
  },
  {
    tables: setIn(`
      ci_acct ci_acct_per ci_per ci_per_name ci_per_id ci_per_phone ci_prem ci_sa ci_sa_sp ci_sp ci_sp_mtr_hist ci_mtr ci_mtr_config ci_reg
      ci_reg_read ci_bill ci_bseg ci_ft ci_pay ci_adj ci_cc d1_sp d1_dvc d1_measr_comp d1_us
    `),
    columns: customerCareAndBilling,
  },
]

/** Types of data, as programmers write them in front of a name: "strSurname", "lngSiteID". */
export const typesInFront = wordsIn('str txt sz mem lng int dbl sng byt dat dtm dte bln bol fld')
