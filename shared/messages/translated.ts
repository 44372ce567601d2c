/** The same messages in another language. */
export type Translated<Messages> = Readonly<Record<keyof Messages, string>>
