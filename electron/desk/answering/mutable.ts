/** The contract's arrays are not readonly; what is behind them is not handed out twice. */
import { ok, type Result } from '../../../shared/result.ts'

export const mutable = <T>(result: Result<readonly T[]>): Result<T[]> => (result.ok ? ok([...result.value]) : result)
