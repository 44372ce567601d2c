/** The part of the contract that Map speaks: columns, their fields, and mappings that are saved. */
import { z } from 'zod'
import {
  columnMapping,
  holdings,
  mapping,
  protections,
  readAs,
  reading,
  sheetMapping,
  split,
  suggestionTrace,
  tidyings,
} from '../mapping/model/mapping.ts'
import { messageSchema } from '../messages/message.ts'
import { endTellings } from '../vocabulary/values/ended-words.ts'
import { bytes, count, issueSchema, madeOn, nothing, rowNumber } from './common.ts'
import { saved } from './files.ts'
import { problemValues } from './problems.ts'
import { projectState } from './projects.ts'

const suggestion = z.object({
  sheet: z.string(),
  column: rowNumber,
  header: z.string(),
  target: z.string().nullable(),
  confidence: z.number(),
  reason: messageSchema,
  trace: suggestionTrace.optional(),
  /** How it is cut by suggestion. */
  split: split.optional(),
  /** No field was found for it, and nothing says that there is none. */
  isUnknown: z.literal(true).optional(),
  /** Fields that it may be all the same, likeliest first. */
  likely: z.array(z.string()).readonly().optional(),
  holds: z.enum(holdings).optional(),
  tellsEnd: z.enum(endTellings).optional(),
  protects: z.enum(protections).optional(),
})

/** Those that come most, and how many more there are; `answer`: as of remarks. */
const unusualValues = z.object({
  values: z.array(z.object({ value: z.string(), count, answer: z.string() })),
  restCount: count,
})

const saidOfAccounts = z.object({
  /**
   * What is alike but for a day is of one kind. `count`: of accounts; `valueCount`: how many different values; `day`: they are days, which have
   * come or not; `isEnd`: it says in so many words that the account has ended.
   */
  kinds: z.array(
    z.object({
      kind: z.string(),
      example: z.string(),
      count,
      valueCount: count,
      day: z.enum(['past', 'coming']).optional(),
      isEnd: z.boolean(),
    }),
  ),
  /** How many accounts say just these kinds; an account with a row that says something else, or goes on, is in none. */
  accounts: z.array(z.object({ kinds: z.array(z.string()), count })),
  asideCount: count,
  /** Of which it says what is no more in the list. */
  otherCount: count,
})
export type SaidOfAccounts = z.infer<typeof saidOfAccounts>

const columnPicture = z.object({
  column: rowNumber,
  header: z.string(),
  samples: z.array(z.string()),
  filledCount: count,
  /** How many of its values wait for one answer about the column, and what is said of the first. */
  asked: z.object({ count, code: issueSchema.shape.code, message: messageSchema }).optional(),
  /** In how many rows its phone numbers are none that are in use in the country they are read with, and those that come most. */
  unusualNumbers: unusualValues.extend({ count }).optional(),
  /** Its values that are not in the list of its field, which takes no others. */
  notInList: problemValues.optional(),
  /** Its values that the interface does not show, where others may be taken. */
  unusual: unusualValues.optional(),
  /** How many of its other values can't be used, and the first of them. */
  errorCount: count,
  firstErrors: z.array(z.object({ row: rowNumber, text: z.string(), message: messageSchema })),
  /** What the mapping may say of the column so that errors of its cells are gone. */
  readAs: readAs.optional(),
  /** What is said of the column as a whole, such as that its dates can be read in two ways. `answer`: what that it is right is kept as. */
  remarks: z.array(issueSchema.extend({ answer: z.string() })),
  suggestion: suggestion.nullable(),
  /** How values are read where the mapping says nothing: found out from the values themselves. */
  detected: reading,
  /** Of a column of balances the first ones, and what is sent for each; none of any other column. */
  amounts: z.array(z.object({ shown: z.string(), sent: z.string() })),
  /** Distinct values with their counts, where there are few enough to translate. */
  distinct: z.array(z.object({ value: z.string(), count })).nullable(),
  /** Forms of address in the first of its names, which are cut, and of which no part takes them. */
  titlesLeftOut: z.array(z.string()).optional(),
})
export type ColumnPicture = z.infer<typeof columnPicture>

const meetingColumn = z.object({ sheet: z.string(), column: rowNumber, header: z.string() })
/** A column of numbers that the other sheets don't have; see shared/doubts/sheets/sheets-meet.ts. */
const sheetsApart = z.object({
  here: meetingColumn,
  there: meetingColumn,
  /** They are numbers of accounts, not of something in them. */
  isOfAccounts: z.boolean(),
  /** Different numbers here, and how many of them no other sheet has. */
  count,
  apartCount: count,
  /** Numbers here that are apart; with what they would meet there, or one of those there are. */
  examples: z.array(z.object({ here: z.string(), there: z.string() })).readonly(),
  /** One way of reading one of the two columns, after which `joinedCount` of them meet; `null` where none is known. */
  join: z
    .object({
      column: meetingColumn,
      readAs: reading.pick({ padZeros: true, letterCase: true, spaces: true, stripPrefix: true }),
      joinedCount: count,
      /** Different numbers on all sheets, once those before it are joined, and then. */
      before: count,
      after: count,
    })
    .nullable(),
})
export type SheetsApart = z.infer<typeof sheetsApart>

/** See shared/mapping/plan/preview-values.ts. */
const columnPreview = z.object({
  lines: z.array(
    z.object({
      shown: z.string(),
      row: rowNumber,
      rowCount: count,
      results: z.array(
        z.object({
          target: z.string(),
          state: z.enum(['nothing', 'sent', 'unreadable']),
          value: z.unknown(),
          message: messageSchema.nullable(),
        }),
      ),
    }),
  ),
  lineCount: count,
  isWhole: z.boolean(),
  problemCount: count,
  idle: z.array(z.object({ target: z.string(), choice: z.enum([...tidyings, 'part']) })),
})

/** What the rows of a sheet come to. */
const rowsMeaning = z.object({
  rowCount: count,
  accountCount: count,
  /** Rows that say the same as another one of their account, both counted: they are one thing, or two that are alike. */
  alikeCount: count,
  /** Stands for these rows and all that they show. */
  alikeHash: z.string(),
  /** Rows with nothing where their account number should be. */
  namelessCount: count,
  /** Addresses of this sheet, by the paths of their groups, that may be an account’s other one where they are blank: of how many accounts nobody has said that. */
  blankAddresses: z.array(z.object({ address: z.string(), label: z.string(), other: z.string(), count })),
})
export type RowsMeaning = z.infer<typeof rowsMeaning>

/** What the present file has otherwise than the one that a mapping was made for; see shared/mapping/model/fit-mapping.ts. */
const fitDifference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sheetMissing'), sheet: z.string() }),
  z.object({ kind: z.literal('sheetRenamed'), sheet: z.string(), from: z.string() }),
  z.object({ kind: z.literal('columnMissing'), sheet: z.string(), header: z.string(), column: columnMapping }),
  z.object({ kind: z.literal('columnNew'), sheet: z.string(), header: z.string(), column: rowNumber }),
])

/** A mapping held against the open file, before it is put to use. */
const mappingComparison = z.object({
  name: z.string(),
  /** `''` where nobody knows. */
  savedAt: z.string(),
  /** Columns that fill something, and how many of them the file has. */
  columnCount: count,
  foundCount: count,
  isExact: z.boolean(),
  fits: z.boolean(),
  differences: z.array(fitDifference),
})
export type MappingComparison = z.infer<typeof mappingComparison>

const sentForeseen = z.object({
  /** Accounts that were sent and would get rows, which are not sent with them any more. */
  reachedCount: count,
  /** Why it can't be done. */
  refusal: issueSchema.nullable(),
})
export type SentForeseen = z.infer<typeof sentForeseen>

const draft = { mapping, topic: z.string().optional() }
const mappingName = z.string().trim().min(1).max(100)
const mappingFile = { fileName: z.string().min(1), bytes }

export const mappingChannels = {
  readColumns: { ask: z.strictObject({ sheet: z.string() }), reply: z.array(columnPicture) },
  /** What becomes of the values of a column, if its sheet is mapped so. */
  previewColumn: {
    ask: z.strictObject({
      sheet: sheetMapping,
      column: rowNumber,
      defaults: mapping.shape.defaults,
      constants: mapping.shape.constants,
    }),
    reply: columnPreview,
  },
  describeRows: { ask: z.strictObject({ sheet: z.string() }), reply: rowsMeaning },
  /** Where sheets should meet at a number and don't. */
  readSheetsApart: { ask: nothing, reply: z.array(sheetsApart) },
  /**
   * How many accounts were sent, and how many of these would be sent otherwise as the mapping is now: they stay
   * as they were sent.
   */
  countSent: {
    ask: nothing,
    reply: z.object({ sentCount: count, otherwiseCount: count, otherwiseFirst: z.array(z.string()) }),
  },
  /** What reading columns otherwise would do to accounts that were sent, to be said where it is offered. */
  foreseeSent: {
    ask: z.strictObject({
      columns: z.array(z.strictObject({ sheet: z.string(), column: rowNumber, readAs: reading })),
    }),
    reply: sentForeseen,
  },
  /**
   * @param projectId  the project it is meant for, where the asker has one in mind: another one that is open keeps its own
   * @param topic  changes with the same one, one right after the other, are one step to undo: letters of one word
   * @param passed  mappings on the way from the one that is kept to this one, each a step to undo
   */
  changeMapping: {
    ask: z.strictObject({
      ...draft,
      passed: z.array(z.strictObject(draft)).optional(),
      projectId: z.string().optional(),
      ...madeOn,
    }),
    reply: projectState,
  },
  /** What an undecided column says of accounts that were not sent; nothing of one that tells of a household’s protection. */
  readSaidOfAccounts: { ask: z.strictObject({ sheet: z.string(), column: rowNumber }), reply: saidOfAccounts },
  /**
   * Sets the accounts aside of which an undecided column says these kinds and no others, but for those that were sent, and leaves the
   * column out: one step, which undo takes back.
   */
  setAsideByColumn: {
    ask: z.strictObject({ sheet: z.string(), column: rowNumber, kinds: z.array(z.string()), ...madeOn }),
    reply: z.object({
      project: projectState,
      count,
      first: z.array(z.object({ accountNumber: z.string().nullable(), name: z.string() })),
    }),
  },
  /** Throws the present mapping away and suggests one from the headers and values. */
  suggestMapping: { ask: z.strictObject(madeOn), reply: projectState },
  listSavedMappings: {
    ask: nothing,
    reply: z.array(
      z.object({
        name: z.string(),
        savedAt: z.string(),
        fits: z.boolean(),
        differences: z.array(fitDifference).optional(),
      }),
    ),
  },
  saveMapping: { ask: z.strictObject({ name: mappingName }), reply: nothing },
  renameMapping: { ask: z.strictObject({ name: z.string(), newName: mappingName }), reply: nothing },
  compareSavedMapping: { ask: z.strictObject({ name: z.string() }), reply: mappingComparison },
  /** Saves a saved mapping as a file for somebody else; `null`: the present one. */
  exportMapping: { ask: z.strictObject({ name: z.string().nullable() }), reply: saved },
  /** Reads a mapping from such a file, and keeps nothing of it yet. */
  compareMappingFile: { ask: z.strictObject(mappingFile), reply: mappingComparison },
  /** Keeps it among the saved ones, in place of one that has its name. */
  importMappingFile: { ask: z.strictObject({ ...mappingFile, name: mappingName }), reply: nothing },
  useSavedMapping: { ask: z.strictObject({ name: z.string(), ...madeOn }), reply: projectState },
  deleteSavedMapping: { ask: z.strictObject({ name: z.string() }), reply: nothing },
} as const
