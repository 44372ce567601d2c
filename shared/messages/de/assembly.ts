import type { assembly as english } from '../en/assembly.ts'
import type { Translated } from '../translated.ts'

export const assembly: Translated<typeof english> = {
  rows_not_told_apart:
    '{cell} hat {value} für „{field}“, aber {otherCell} hat {otherValue}, und nichts sagt, ob diese Zeilen zu einem einzigen Eintrag ({element}) gehören oder zu mehreren. {unfilled} Wenn es derselbe ist, schreiben Sie an beide Stellen den richtigen Wert.',
}
