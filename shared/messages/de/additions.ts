import type { additions as english } from '../en/additions.ts'
import type { Translated } from '../translated.ts'

export const additions: Translated<typeof english> = {
  request_not_valid: '„{field}“ kann so nicht gesendet werden: {detail}',
}
