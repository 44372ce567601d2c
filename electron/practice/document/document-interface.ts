/** The interface of an operator's own service, made from its document. */
import { type Fields, isFields, memberOf } from '../../../shared/basics/members.ts'
import { maxReportedErrors } from '../not-shown.ts'
import { type Checked, checkBody, object } from '../rules/rule.ts'
import { accountNumber, knownSupplier } from '../rules/value-rules.ts'
import type {
  AccountReference,
  Place,
  QueryName,
  SendingName,
  SendingPlace,
  ServedInterface,
} from '../served/served-interface.ts'
import { suppliers } from '../suppliers.ts'
import { type FoundPost, findOperations, servedPath } from './find-operations.ts'
import { readDocument, type ServiceDocument } from './read-document.ts'
import {
  itemsIn,
  listedTexts,
  noteReader,
  notesIn,
  objectsIn,
  objectsUnder,
  recordReader,
  transactionReader,
} from './read-items.ts'
import { elementOf, fieldsOf, type RequestShape, unwrapped } from './request-shape.ts'
import { answerShaper } from './shape-answer.ts'
import { createValidator } from './validator.ts'

/**
 * @param isKnownSupplier  whether there is an import supplier with this code
 * @param supplierOfNumber  whose the account with this number is, where there is one
 * @throws DocumentError  for a document that can't be read, or by which no account can be created
 */
export function documentInterface(
  file: ServiceDocument,
  isKnownSupplier: (code: string) => boolean,
  supplierOfNumber: (number: string) => string | undefined,
): ServedInterface {
  const document = readDocument(file)
  const found = findOperations(document)
  const { numberField, supplierField, posts, gets } = found
  // An operator's list has its own suppliers: practice has some beside them.
  const alsoTaken = supplierField === null ? null : { field: supplierField, values: Object.values(suppliers) }

  const supplierIn = (sent: unknown): string => {
    const code = supplierField === null ? undefined : memberOf(sent, supplierField)
    return typeof code === 'string' ? code : suppliers.ongoing
  }
  const keyRule = object({
    required: { [numberField]: accountNumber, [supplierField ?? 'supplier']: knownSupplier(isKnownSupplier) },
    optional: {},
  })
  const readReference = (sent: Fields): Checked<AccountReference> => {
    const [number, supplier] = [memberOf(sent, numberField), supplierIn(sent)]
    const text = typeof number === 'number' ? String(number) : number
    const key = new Map([
      ...(text === undefined ? [] : [[numberField, text] as const]),
      [supplierField ?? 'supplier', supplier],
    ])
    const checked = checkBody(keyRule, Object.fromEntries(key), maxReportedErrors)
    return checked.ok ? { ok: true, value: { supplier, number: String(text) } } : checked
  }

  const placesOf = <T>(
    name: SendingName,
    reader: (post: FoundPost) => (sent: Fields) => T,
  ): readonly SendingPlace<AccountReference & T>[] =>
    (posts.get(name) ?? []).map((post) => {
      const { path, operation, request } = post
      const validate = createValidator(document, request.schema, alsoTaken)
      const shape = answerShaper(document, operation, numberField)
      const read = reader(post)
      const isOfOne = name === 'notes' && notesIn(document, request).listField === null
      return {
        path: servedPath(path, found),
        read: (body, { supplier, number }) => {
          const sent = unwrapped(request, body)
          const checked = validate(sent)
          if (!checked.ok) return checked
          const whole = {
            ...(isFields(sent) ? sent : {}),
            ...(number !== undefined && { [numberField]: number }),
            ...(supplier !== undefined && supplierField !== null && { [supplierField]: supplier }),
          }
          const reference = readReference(whole)
          if (!reference.ok) return reference
          // An address, or a body without a place for it, may say the number alone.
          const isSaid = supplierField === null || memberOf(whole, supplierField) !== undefined
          const { number: text, supplier: usual } = reference.value
          const account = { number: text, supplier: isSaid ? usual : (supplierOfNumber(text) ?? usual) }
          return { ok: true, value: { ...account, ...read(whole) } }
        },
        show: (answer, body) => {
          const [only] = isOfOne && Array.isArray(answer.body) ? answer.body : [answer.body]
          return shape({ ...answer, body: only }, unwrapped(request, body))
        },
      }
    })

  const queriesOf = (name: QueryName): readonly Place[] =>
    (gets.get(name) ?? []).map(({ path, operation }) => {
      const shape = answerShaper(document, operation, numberField)
      return { path: servedPath(path, found), show: (answer) => shape(answer, undefined) }
    })

  const [create] = posts.get('create') ?? []
  const [notes] = posts.get('notes') ?? []
  const [transactions] = posts.get('transactions') ?? []
  const readTransaction = transactionReader(document, itemsIn(document, transactions?.request ?? nothing))

  /**
   * Notes stand in an account under the name that they are added under, or as a list called so where they are added one by one;
   * transactions in any list whose name ends like that of those that are added.
   */
  const accountReader = ({ request }: FoundPost) => {
    const { listField } = notesIn(document, notes?.request ?? nothing)
    const names = [...request.fields.keys()]
    const noteList = listField ?? (notes && names.find((name) => /notes|comments|remarks/i.test(name)))
    const list = noteList === undefined ? undefined : request.fields.get(noteList)
    const readNote = noteReader(document, fieldsOf(document, elementOf(document, list)))
    const transactionList = itemsIn(document, transactions?.request ?? nothing).listField
    return (sent: Fields) => ({
      notes: noteList === undefined ? [] : objectsIn(memberOf(sent, noteList)).map(readNote),
      transactions:
        transactionList === null
          ? []
          : objectsUnder(sent, transactionList)
              .map(readTransaction)
              .filter(({ id }) => id !== ''),
    })
  }

  return {
    supplierCodes: supplierField === null ? [] : listedTexts(document, create?.request.fields.get(supplierField)),
    supplierOf: (body) => supplierIn(unwrapped(create?.request ?? nothing, body)),
    sending: {
      validate: placesOf('validate', accountReader),
      create: placesOf('create', accountReader),
      notes: placesOf('notes', ({ request }) => {
        const { of, fields } = notesIn(document, request)
        const readNote = noteReader(document, fields)
        return (sent) => ({ notes: of(sent).map(readNote) })
      }),
      transactions: placesOf('transactions', ({ request }) => {
        const { of } = itemsIn(document, request)
        return (sent) => ({ transactions: of(sent) })
      }),
      statements: placesOf('statements', ({ request }) => {
        const items = itemsIn(document, request)
        const readStatement = recordReader(document, items)
        return (sent) => ({ statements: items.of(sent).map(readStatement) })
      }),
      'payment-instruction': placesOf('payment-instruction', ({ request }) => {
        const readInstruction = recordReader(document, itemsIn(document, request), [/reference|mandate/i])
        return (sent) => {
          const own = Object.entries(sent).filter(([name]) => name !== numberField && name !== supplierField)
          return readInstruction(Object.fromEntries(own))
        }
      }),
    },
    queries: {
      status: queriesOf('status'),
      'transfer-status': queriesOf('transfer-status'),
      'list-all': queriesOf('list-all'),
      'list-pending': queriesOf('list-pending'),
      'list-imported': queriesOf('list-imported'),
    },
    readTransaction: (item) => ({ ok: true, value: readTransaction(isFields(item) ? item : {}) }),
    showTransaction: (sent) => sent,
  }
}

const nothing: RequestShape = { schema: {}, fields: new Map(), wrapper: null }
