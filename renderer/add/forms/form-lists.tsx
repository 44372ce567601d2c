/** Where the lists of the forms float: beside the landmarks of the page nobody finds them who goes from one to the next. */

const id = 'add-lists'

export const FormLists = () => <div id={id} />

/** For every list that opens over a form. */
export const inFormLists = { portalProps: { target: `#${id}` } } as const
