/** The utility process of the fixture application: says what it was given, with its own arguments. */
console.log('worker runs')
process.parentPort.on('message', ({ data }) => {
  process.parentPort.postMessage({
    data,
    kind: data?.constructor?.name,
    args: process.argv.slice(2),
    type: process.type,
  })
})
