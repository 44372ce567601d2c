/** A hash that stands for data: equal data has an equal one. */
import { hash } from 'node:crypto'
import { canonicalJson } from '../../shared/basics/canonical-json.ts'

/** @returns SHA-256 of the canonical form, in small hexadecimal letters */
export const canonicalSha256 = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex')
