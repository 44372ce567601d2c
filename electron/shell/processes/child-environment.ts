/** The environment of a process that is started from here. */

/** All but the secrets that a person has put there for the main process alone: what reads files of others has no use for them. */
export function childEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { MIGRATION_DESK_API_KEY: _key, MIGRATION_DESK_PASSPHRASE: _passphrase, ...rest } = env
  return rest
}
