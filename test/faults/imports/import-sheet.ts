/** The spreadsheet of a trial of the import, and the person who works on it: what it says of each account, start by start. */
import type { Seeded } from '../seeded.ts'

/** An account as the spreadsheet has it. What is sent tells which version it was. */
export type SheetAccount = {
  readonly number: string
  readonly familyName: string
  /** With the mistake of this account, where it has one now, nobody creates it. */
  readonly email: string
}

type Version = {
  readonly familyName: string
  readonly isMistaken: boolean
  /** So many writes had been passed on when it was typed: the next one of this account is of this version. */
  readonly sinceWrite: number
}

export type ImportSheet = {
  readonly accounts: () => readonly SheetAccount[]
  /** Versions that were typed after the first start. */
  readonly edits: () => number
  /** What a write of this account has to say, when it is the one at this place among all that were passed on. */
  readonly familyNameAt: (number: string, write: number) => string | undefined
  /** As what it is to be created now; `null` while there is a mistake in it. */
  readonly familyNameToCreate: (number: string) => string | null
  /** Mends some mistakes, and changes some accounts: those that were not sent more often, but whoever types does not look. */
  readonly edit: (sent: ReadonlySet<string>, writes: number) => void
  /** Mends every mistake, and changes nothing else. */
  readonly mend: (writes: number) => void
}

const mistakenAtFirst = 0.1
const mendedEachTime = 0.5
const editedEachTime = { unsent: 0.15, sent: 0.05 }
const mistakenWhenEdited = 0.25

export function startImportSheet(numbers: readonly string[], random: Seeded): ImportSheet {
  const versions = new Map<string, Version[]>(
    numbers.map((number) => [number, [versionOf(0, random.next() < mistakenAtFirst, 0)]]),
  )
  const versionsOf = (number: string): Version[] => versions.get(number) ?? []
  const isMistaken = (number: string): boolean => versionsOf(number).at(-1)?.isMistaken === true
  const type = (number: string, mistaken: boolean, writes: number): void => {
    const typed = versionsOf(number)
    typed.push(versionOf(typed.length, mistaken, writes))
  }

  return {
    accounts: () =>
      numbers.map((number) => ({
        number,
        familyName: versionsOf(number).at(-1)?.familyName ?? '',
        email: isMistaken(number) ? 'ana.at.example' : 'ana@example.org',
      })),
    edits: () => [...versions.values()].reduce((sum, { length }) => sum + length - 1, 0),
    familyNameAt: (number, write) => versionsOf(number).findLast(({ sinceWrite }) => sinceWrite <= write)?.familyName,
    familyNameToCreate: (number) => {
      const now = versionsOf(number).at(-1)
      return now === undefined || now.isMistaken ? null : now.familyName
    },
    edit: (sent, writes) => {
      for (const number of numbers) {
        if (isMistaken(number)) {
          if (random.next() < mendedEachTime) type(number, false, writes)
        } else if (random.next() < editedEachTime[sent.has(number) ? 'sent' : 'unsent']) {
          type(number, random.next() < mistakenWhenEdited, writes)
        }
      }
    },
    mend: (writes) => {
      for (const number of numbers.filter(isMistaken)) type(number, false, writes)
    },
  }
}

/** Without a digit: what a column of names has in it decides whether it is taken for one. */
const versionOf = (version: number, isMistaken: boolean, sinceWrite: number): Version => ({
  familyName: `Lee ${'abcdefghijklmnopqrstuvwxyz'.charAt(version)}`,
  isMistaken,
  sinceWrite,
})
