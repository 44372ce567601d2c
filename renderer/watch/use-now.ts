/** The time by now, for what becomes old while somebody looks at it. */
import { useEffect, useState } from 'react'

/** @returns milliseconds since 1970, anew once in so many milliseconds */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
