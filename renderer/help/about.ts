/** The names of entries of help, for whatever leads to one: the entries themselves are made when help is opened. */
import { fieldPathOf } from '../../shared/mapping/model/field-path.ts'
import { problemCodes } from '../../shared/words/problems/problem-titles.ts'

export const aboutField = (target: string): string => `field:${fieldPathOf(target)}`
export const aboutStatus = (status: string): string => `status:${status}`
export const aboutProblem = (code: string, isOfService: boolean): string =>
  `problem:${isOfService || !isTitled(code) ? problemOfService : code}`
export const aboutKeys = 'topic:keys'
/** What a document leaves open, and what an answer to it changes. */
export const aboutQuestions = 'topic:questions'

export const problemOfService = 'of_service'
const isTitled = (code: string): boolean => problemCodes.some((one) => one === code)
