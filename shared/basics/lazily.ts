/** What is worked out when it is first asked for, and known from then on. */
export function lazily<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => {
    known ??= { value: work() }
    return known.value
  }
}
