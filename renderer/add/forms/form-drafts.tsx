/**
 * What is typed for accounts and not sent yet, by service, account and kind: kept while the window is open, wherever the person goes
 * meanwhile. Outside of React's state, so that a key that is typed draws its own form alone.
 */
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type { AdditionKind } from '../../../shared/additions/addition-requests.ts'
import type { FormDraft } from '../../../shared/additions/read-form.ts'
import type { AdditionTarget, TypedForms } from '../../../shared/ipc.ts'
import { serviceOf, useConnection } from '../../queries/use-connection.ts'
import { isEmpty } from './form-draft.ts'

export type BegunForm = Pick<AdditionTarget, 'accountNumber' | 'name'> & {
  readonly service: string
  readonly kind: AdditionKind
  readonly draft: FormDraft
}

/** So many are named when the window is closed. */
const namedAtMost = 5

class FormDrafts {
  readonly #listeners = new Set<() => void>()
  #all: readonly BegunForm[] = []

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  all = (): readonly BegunForm[] => this.#all

  /** As text, which is the same while a key is typed into one of them. */
  typed = (): string => {
    const typed = this.#all.filter(({ draft }) => !isEmpty(draft))
    const first = typed.slice(0, namedAtMost).map(({ kind, accountNumber }) => ({ kind, accountNumber }))
    return JSON.stringify({ count: typed.length, first } satisfies TypedForms)
  }

  of(form: Omit<BegunForm, 'draft'>): FormDraft | undefined {
    return this.#all.find((one) => isOfSameForm(one, form))?.draft
  }

  keep(form: BegunForm): void {
    const at = this.#all.findIndex((one) => isOfSameForm(one, form))
    this.#all = at === -1 ? [...this.#all, form] : this.#all.with(at, form)
    for (const listener of this.#listeners) listener()
  }
}

const isOfSameForm = (one: Omit<BegunForm, 'draft'>, other: Omit<BegunForm, 'draft'>): boolean =>
  one.service === other.service && one.accountNumber === other.accountNumber && one.kind === other.kind

const Drafts = createContext<FormDrafts | null>(null)

export function FormDraftsProvider({ children }: { readonly children: ReactNode }) {
  const [drafts] = useState(() => new FormDrafts())
  return <Drafts value={drafts}>{children}</Drafts>
}

function useDrafts(): FormDrafts {
  const drafts = useContext(Drafts)
  if (drafts === null) throw new Error('There is no FormDraftsProvider above this component.')
  return drafts
}

type KeptDraft = {
  readonly draft: FormDraft
  readonly setDraft: (draft: FormDraft) => void
  /** Empties the form, unless something else was typed since. */
  readonly clearOf: (sent: FormDraft) => void
}

/** @param empty  makes the form as it begins */
export function useKeptDraft(kind: AdditionKind, target: AdditionTarget, empty: () => FormDraft): KeptDraft {
  const drafts = useDrafts()
  const service = serviceOf(useConnection())
  const [begin] = useState(empty)
  const form = { service, kind, accountNumber: target.accountNumber, name: target.name }
  const setDraft = (draft: FormDraft): void => drafts.keep({ ...form, draft })
  return {
    draft: useSyncExternalStore(drafts.subscribe, () => drafts.of(form)) ?? begin,
    setDraft,
    clearOf: (sent) => {
      if (drafts.of(form) === sent) setDraft(empty())
    },
  }
}

/** Every form that something is typed in, for whichever service: closing the window loses them all. Another one only with other forms. */
export function useTypedForms(): TypedForms {
  const drafts = useDrafts()
  const typed = useSyncExternalStore(drafts.subscribe, drafts.typed)
  return useMemo(() => JSON.parse(typed), [typed])
}

/** The forms that something is typed in, for the service in use. */
export function useBegunForms(): readonly BegunForm[] {
  const drafts = useDrafts()
  const service = serviceOf(useConnection())
  const all = useSyncExternalStore(drafts.subscribe, drafts.all)
  return all.filter((one) => one.service === service && !isEmpty(one.draft))
}
