import { describe, expect, test } from 'vitest'
import { cutName, titleIn, unsureWordIn } from '../../../../shared/mapping/read/cut/cut-name.ts'

describe('a name', () => {
  test.each([
    ['Ana Lee', 'Ana', 'Lee'],
    ['Mr John A. Smith', 'John A.', 'Smith'],
    ['MRS. JANE DOE', 'JANE', 'DOE'],
    ['Smith, John', 'John', 'Smith'],
    ['van der Berg, Anna', 'Anna', 'van der Berg'],
    ['Anna van der Berg', 'Anna', 'van der Berg'],
    ['Seán Ó Briain', 'Seán', 'Ó Briain'],
    ['Máire Bean Uí Néill', 'Máire', 'Bean Uí Néill'],
    ['Eoin Mac an Bhaird', 'Eoin', 'Mac an Bhaird'],
    ['Mary Mc Carthy', 'Mary', 'Mc Carthy'],
    ['Pat O’ Neill', 'Pat', 'O’ Neill'],
    ['Pat O Brien', 'Pat', 'O Brien'],
    ['Pat O Smith', 'Pat O', 'Smith'],
    ['Pat O. Brien', 'Pat O.', 'Brien'],
    ['Mac Smith', 'Mac', 'Smith'],
    ['Smith, Dr Jo Ann', 'Jo Ann', 'Smith'],
    ['John Smith Jr.', 'John', 'Smith Jr.'],
    ['John Smith, Jr.', 'John', 'Smith Jr.'],
    ['Smith, John, III', 'John', 'Smith III'],
    ['María de la Cruz', 'María', 'de la Cruz'],
    ['  Bo \u00a0 Li ', 'Bo', 'Li'],
    ['Siân O’Neill-Hughes', 'Siân', 'O’Neill-Hughes'],
    ['Jean-Luc Le Grand', 'Jean-Luc', 'Le Grand'],
    ['John Hall', 'John', 'Hall'],
    ['Mary Church', 'Mary', 'Church'],
    ['Hall, John', 'John', 'Hall'],
    ['Rui Sa', 'Rui', 'Sa'],
    ['Sa, Rui', 'Rui', 'Sa'],
    ['Hotel, John', 'John', 'Hotel'],
    ['Co, Maria', 'Maria', 'Co'],
    ['Lt Col John Smith', 'John', 'Smith'],
    ["Rev'd Martin Hollis", 'Martin', 'Hollis'],
    ['Rev’d. Martin Hollis', 'Martin', 'Hollis'],
    ['REVD MARTIN HOLLIS', 'MARTIN', 'HOLLIS'],
    ['Revd. Dr M Hollis', 'M', 'Hollis'],
    ["Hollis, Rev'd Martin", 'Martin', 'Hollis'],
    ["Rev'd Canon Wilf Hollis", 'Wilf', 'Hollis'],
    ['Canon Hollis', 'Canon', 'Hollis'],
    ['Rt Hon Wilf Hollis', 'Wilf', 'Hollis'],
    ['Fr Dermot Kelly', 'Dermot', 'Kelly'],
    ['Sister Bernadette Kelly', 'Bernadette', 'Kelly'],
    ['Cllr. Ada Booth', 'Ada', 'Booth'],
    ['Cpt Ada Booth', 'Ada', 'Booth'],
    ['Sqn Ldr Ada Booth', 'Ada', 'Booth'],
    ['Flt Lt Ada Booth', 'Ada', 'Booth'],
    ['Sgt Ada Booth', 'Ada', 'Booth'],
    ['Wg Cdr Ada Booth', 'Ada', 'Booth'],
    ['LT COL ADA BOOTH', 'ADA', 'BOOTH'],
    ['R.T. Jones', 'R.T.', 'Jones'],
    ['RT Jones', 'RT', 'Jones'],
    ['Mr R.T. Jones', 'R.T.', 'Jones'],
    ['Mr RT Jones', 'RT', 'Jones'],
    ['Jones, R.T.', 'R.T.', 'Jones'],
    ['R.T. Mary Jones', 'R.T. Mary', 'Jones'],
    ['R.T. Hon Lee', 'R.T. Hon', 'Lee'],
    ['W.G. Grace', 'W.G.', 'Grace'],
    ['WG Grace', 'WG', 'Grace'],
    ['D.R. Booth', 'D.R.', 'Booth'],
    ['M.S. Booth', 'M.S.', 'Booth'],
    ['Booth, J.R.', 'J.R.', 'Booth'],
    ['Booth, I.V.', 'I.V.', 'Booth'],
    ['Ada E.L. Booth', 'Ada E.L.', 'Booth'],
    ['Ada Booth M.D.', 'Ada', 'Booth M.D.'],
    ['Ada Booth B.Sc.', 'Ada', 'Booth B.Sc.'],
    ['Ada Booth M.B.A.', 'Ada', 'Booth M.B.A.'],
    ['A. Booth B.A.', 'A.', 'Booth B.A.'],
    ['Ada Booth B.A. F.C.A.', 'Ada', 'Booth B.A. F.C.A.'],
    ['Ada E.L. Booth M.A.', 'Ada E.L.', 'Booth M.A.'],
    ['FR Leavis', 'FR', 'Leavis'],
    ['SR Khan', 'SR', 'Khan'],
    ['FR John Kelly', 'John', 'Kelly'],
    ['Fr. Kelly John', 'Kelly', 'John'],
    ['Mr R.T. Hotel', 'R.T.', 'Hotel'],
    ["Ada D'Arcy", 'Ada', "D'Arcy"],
    ['JP MORGAN', 'JP', 'MORGAN'],
    ['AJ Smith', 'AJ', 'Smith'],
    ['John SMITH', 'John', 'SMITH'],
    ['Dr A. B. Hotel', 'A. B.', 'Hotel'],
    ['Mr John Farm', 'John', 'Farm'],
    ['Mr Kim Co', 'Kim', 'Co'],
    ['Kim Co', 'Kim', 'Co'],
    ['MARIA SA', 'MARIA', 'SA'],
    ['John Smith 2nd', 'John', 'Smith 2nd'],
    ['John Smith the 3rd', 'John', 'Smith the 3rd'],
    ['John Smith Jnr', 'John', 'Smith Jnr'],
    ['Smith 2nd, John', 'John', 'Smith 2nd'],
    ['Neymar Junior', 'Neymar', 'Junior'],
    ['Hon Wai Lee', 'Hon Wai', 'Lee'],
    ['Mr Hon Lee', 'Hon', 'Lee'],
    ['Lee, Hon Wai', 'Hon Wai', 'Lee'],
    ['Col Davies', 'Col', 'Davies'],
    ['Ing Chen', 'Ing', 'Chen'],
    ['Hon. Wai Lee', 'Wai', 'Lee'],
    ['Col. Davies Smith', 'Davies', 'Smith'],
    ['Hon David Lee', 'David', 'Lee'],
    ['Maj Mr John Lee', 'John', 'Lee'],
    ['Lt Col Davies Smith', 'Davies', 'Smith'],
    ['Dipl Ing Horst Weber', 'Horst', 'Weber'],
    ['Smith Mr John', 'John', 'Smith'],
    ['Smith Prof Dr John', 'John', 'Smith'],
    ['Smith Mr John Jr', 'John', 'Smith Jr'],
    ['Smith Mr John, BSc', 'John', 'Smith BSc'],
    ['A N Other', 'A N', 'Other'],
    ['John Smith KBE', 'John', 'Smith KBE'],
    ['Smith, John, BSc', 'John', 'Smith BSc'],
    ['Smith, John, F.C.A.', 'John', 'Smith F.C.A.'],
    ['SMITH, JOHN, PAUL', 'JOHN PAUL', 'SMITH'],
    ['Smith, John, B.', 'John B.', 'Smith'],
    ['Smith, John, Paul', 'John Paul', 'Smith'],
    ['Smith, John, Mr', 'John', 'Smith'],
    ['Smith, Mrs, Jane', 'Jane', 'Smith'],
    ['Smith, John, Rev.', 'John', 'Smith'],
    ['Smith, John, Cllr', 'John', 'Smith'],
    ['Smith, John, Sir', 'John', 'Smith'],
    ['Smith, John, Lt Col', 'John', 'Smith'],
    ['Dench, Judi, Dame', 'Judi', 'Dench'],
    ['John Smith, Rev.', 'John', 'Smith'],
    ['Cruz, Lady', 'Lady', 'Cruz'],
    ['Lee, Hon', 'Hon', 'Lee'],
    ['Hon Kim Lee', 'Hon Kim', 'Lee'],
    ['Ing Kim Tan', 'Ing Kim', 'Tan'],
    ['Maj Anna Karlsson', 'Maj Anna', 'Karlsson'],
    ['Maj John Smith', 'John', 'Smith'],
    ['Smith, John, ACA, MBA', 'John', 'Smith ACA MBA'],
    ['John Smith, ACA', 'John', 'Smith ACA'],
    ['Mag. Elisabeth Huber MBA', 'Elisabeth', 'Huber MBA'],
    ['MARIO PAUL ATT', 'MARIO PAUL', 'ATT'],
    ['Dr. med. Klaus Heide', 'Klaus', 'Heide'],
    ['Prof. Dr. rer. nat. Ute Koch', 'Ute', 'Koch'],
    ['DR. RER. NAT. UTE KOCH', 'UTE', 'KOCH'],
    ['Dr. rer. pol. Ute Koch', 'Ute', 'Koch'],
    ['Dr. rer. mont. Ute Koch', 'Ute', 'Koch'],
    ['Dr. phil. habil. Ute Koch', 'Ute', 'Koch'],
    ['Dr. h. c. Ute Koch', 'Ute', 'Koch'],
    ['Dr. med. h.c. Ute Koch', 'Ute', 'Koch'],
    ['Mr H. Smith', 'H.', 'Smith'],
    ['Dr. C. Lee', 'C.', 'Lee'],
    ['Dr. H. C. Lee', 'H. C.', 'Lee'],
    ['Dr. H.C. Lee', 'H.C.', 'Lee'],
    ['Rev. C. Jones', 'C.', 'Jones'],
    ['Lt. Col. H. Jones', 'H.', 'Jones'],
    ['Mrs H. Ann Brown', 'H. Ann', 'Brown'],
    ['Mr Nat. King Cole', 'Nat. King', 'Cole'],
    ['Dr. Phil. Jones', 'Phil.', 'Jones'],
    ['Mr Vet. Lee Jones', 'Vet. Lee', 'Jones'],
    ['Ms C. J. Lee', 'C. J.', 'Lee'],
    ['Lee, Ms C.', 'C.', 'Lee'],
    ['Hr. Karl Meier', 'Karl', 'Meier'],
    ['Santiago Ramón y Cajal', 'Santiago', 'Ramón y Cajal'],
    ['Santiago Ramón y Cajal PhD', 'Santiago', 'Ramón y Cajal PhD'],
    ['Ramón y Cajal, Santiago', 'Santiago', 'Ramón y Cajal'],
    ['Pedro López y de la Cruz', 'Pedro', 'López y de la Cruz'],
    ['Maria Costa e Silva', 'Maria', 'Costa e Silva'],
    ['Wei En Tan', 'Wei En', 'Tan'],
    ['Mr John Smith, BSc, FCA', 'John', 'Smith BSc FCA'],
    ['NGUYEN VAN, BA', 'BA', 'NGUYEN VAN'],
    ['van der Berg, JP', 'JP', 'van der Berg'],
    ['Smith, John, BA MSc', 'John', 'Smith BA MSc'],
    ['Smith, John, R.N.', 'John', 'Smith R.N.'],
    ['Lee, Mei, Ma', 'Mei Ma', 'Lee'],
    ['Smith, John, J. R.', 'John J. R.', 'Smith'],
    ['Smith, Col John', 'John', 'Smith'],
    ['Smith, Dr. Ana', 'Ana', 'Smith'],
    ['O’Brien, Mrs Mary', 'Mary', 'O’Brien'],
    ['Lee, Capt. Kim, Jr', 'Kim', 'Lee Jr'],
    ['Lee, Capt. Kim Jr', 'Kim', 'Lee Jr'],
    ['Smith, Fr. John', 'John', 'Smith'],
    ['Smith, Major John', 'John', 'Smith'],
    ['Smith, John MD', 'John', 'Smith MD'],
    ['Lee, Hon Kim', 'Hon Kim', 'Lee'],
    ['Karlsson, Maj Anna', 'Maj Anna', 'Karlsson'],
    ['Davies, Col', 'Col', 'Davies'],
    ['Rahman, Md', 'Md', 'Rahman'],
    ['Rahman, Md Karim', 'Md Karim', 'Rahman'],
    ['Karim, Md.', 'Md.', 'Karim'],
    ['Md Karim Rahman', 'Md Karim', 'Rahman'],
    ['Karim Rahman, MD', 'Karim', 'Rahman MD'],
  ])('“%s” is %s and %s', (name, given, family) => {
    expect(cutName(name)).toEqual({ given, family })
  })

  test.each(['Madonna', 'Mr Smith', 'Smith, Mr', 'Dr. Farm', 'Mrs Shop', 'Ms Co'])(
    'of one word is the family name, and that is said: “%s”',
    (name) => {
      const [family] = name.split(/[ ,]+/).filter((word) => !/^(?:Mr|Mrs|Ms|Dr)\.?$/.test(word))
      expect(cutName(name)).toEqual({ given: '', family, said: 'name_one_word' })
    },
  )

  test.each(['Smith, Jr', 'RAHMAN, MD', 'Smith MD'])('of one word keeps what is behind it: “%s”', (name) => {
    expect(cutName(name)).toEqual({ given: '', family: name.replace(',', ''), said: 'name_one_word' })
  })

  test.each([
    'Lone Pine Farms LLC',
    'Smith & Sons Ltd',
    'Trustees of St John’s Church',
    'Muster GmbH & Co. KG',
    'Acme Co.',
    'Acme Co',
    'Acme S.A.',
    'Acme L.L.C.',
    'Nestlé SA',
    'Muster ag',
    'St Mary’s Parish Church',
    'Village Hall',
    'First National Bank, Leeds',
    'Lower Farm',
    'Acme (UK) Ltd',
    'Smith Farms, LLC',
    'Kim Co.',
    'Kim Ltd',
    'Mr Ltd',
    'Mr Fish Shop',
    'Dr Patel Clinic',
    'Dr Barnardo’s Foundation',
    'Lord Nelson Hotel',
    'Sir John Moore School',
    'George Hotel',
    'Lucky Star Takeaway',
    'St Wilfrid’s PCC',
  ])('of a company stays whole: “%s”', (name) => {
    expect(cutName(name)).toEqual({ given: '', family: name, said: 'name_of_company' })
  })

  test.each([
    'Exors of Mr Harold Cole',
    'The Executors of the late Mrs Ada Cole',
    'Estate of John Smith',
    'Mr John Smith deceased',
    'Parents of Mr Cole',
    'FAO: Mr Cole',
    'z.Hd. Petra Hartmann',
    'z. Hd. Frau Petra Hartmann',
    'bei Petra Hartmann',
    'Attn Petra Hartmann',
    'T Lomax t/a Lomax Plumbing',
    'T Lomax trading as Lomax & Sons',
    'T Lomax t/a Lomax Stores',
  ])('that says more than who a person is stays whole: “%s”', (name) => {
    expect(cutName(name)).toEqual({ given: '', family: name, said: 'name_left_whole' })
  })

  test.each(['Lucky Star', 'St Wilfrid’s Ringers', 'van der Berg', 'Lucky Star (Leeds)', 'Wharfe Valley Garage'])(
    'with nothing behind its comma stays whole: “%s,”',
    (family) => expect(cutName(`${family},`)).toEqual({ given: '', family, said: 'name_without_first' }),
  )

  test('with a form of address is a person’s, whatever stands behind it', () => {
    expect(cutName('Mr John Smith,')).toEqual({ given: 'John', family: 'Smith' })
    expect(cutName('Smith, John,')).toEqual({ given: 'John', family: 'Smith' })
    expect(cutName('Smith,')).toEqual({ given: '', family: 'Smith', said: 'name_one_word' })
  })

  test.each([
    ...['Ann & Bo Lomax t/a Lomax Plumbing', 'Exors of Mr & Mrs Cole', 'Anna u. Jörg Schäfer', 'Eheleute Schäfer'],
    ...['Fam. Müller', 'Jan en Els de Vries', 'Peter og Anne Hansen', 'Ana y Luis Gómez'],
    ...['María Luisa y José López', 'Juan Carlos y Ana Pérez', 'Anna Maria e Luca Rossi', 'López, Ana y Luis'],
  ])('names several people: “%s”', (name) => {
    expect(cutName(name).said).toBe('name_of_several')
  })

  test.each([
    ['John Smith (deceased)', 'John', 'Smith'],
    ['Smith (née Jones), Mary', 'Mary', 'Smith'],
    ['Smith (deceased)', '', 'Smith'],
  ])('loses what stands in parentheses, and that is said: “%s”', (name, given, family) => {
    expect(cutName(name)).toEqual({ given, family, said: 'name_note_left_out' })
  })

  test.each([
    ['SMITH John', 'John', 'SMITH'],
    ['Mme DE LA CRUZ Ana Maria', 'Ana Maria', 'DE LA CRUZ'],
  ])('that begins in capitals has its last name there, and that is said: “%s”', (name, given, family) => {
    expect(cutName(name)).toEqual({ given, family, said: 'name_capitals_first' })
  })

  test.each([
    ['Lee, Mei, LING', 'Mei LING', 'Lee'],
    ['Smith, Mary, ANN', 'Mary ANN', 'Smith'],
    ["O'Neil, Sean, PJ", 'Sean PJ', "O'Neil"],
    ['Smith, John, ABC', 'John ABC', 'Smith'],
  ])('keeps capitals behind it that are no known letters, and that is said: “%s”', (name, given, family) => {
    expect(cutName(name)).toEqual({ given, family, said: 'name_capitals_behind' })
  })

  test.each([
    ['Smith J', 'J', 'Smith'],
    ['Jones R.T.', 'R.T.', 'Jones'],
    ['van der Berg J. P.', 'J. P.', 'van der Berg'],
    ['van Dyk J.P.', 'J.P.', 'van Dyk'],
    ['De Silva M.A.', 'M.A.', 'De Silva'],
    ['Ada Booth B.A.', 'B.A.', 'Ada Booth'],
  ])('%s: an initial behind is of the first name, and that is said', (name, given, family) => {
    expect(cutName(name)).toEqual({ given, family, said: 'name_initial_behind' })
  })
})

test.each([
  ['Mr John A. Smith', 'Mr'],
  ['Prof. Dr. Anna van der Berg', 'Prof. Dr.'],
  ['Smith, John, Lt Col', 'Lt Col'],
  ['O’Brien, Mrs Mary', 'Mrs'],
  ['Lady Jane Cruz', 'Lady'],
  ['Mr Smith', 'Mr'],
  ['Mrs Ana Lee (deceased)', 'Mrs'],
  ['Mr John Smith, BSc, FCA', 'Mr'],
  ['Cruz, Lady', ''],
  ['Mr & Mrs Lee', ''],
  ['Ana Lee', ''],
  ['R.T. Jones', ''],
  ['Mr RT Jones', 'Mr'],
  ['Dr Patel Clinic', ''],
])('the form of address in “%s” is “%s”', (name, title) => {
  expect(titleIn(name)).toBe(title)
})

test.each([
  ['FR Dermot Kelly', 'FR'],
  ['Kelly, SR Dympna', 'SR'],
  ['SR GARCIA', 'SR'],
  ['LT SMITH', 'LT'],
  ['Lt. Smith', undefined],
  ['Col Davies Smith', 'Col'],
  ['Fr Dermot Kelly', undefined],
  ['R.T. Jones', undefined],
  ['F.R. Mary Leavis', undefined],
])('what may be a form of address in “%s” is %s', (name, word) => {
  expect(unsureWordIn(name)).toBe(word)
})
