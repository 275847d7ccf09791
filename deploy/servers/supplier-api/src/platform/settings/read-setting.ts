type Environment = Readonly<Record<string, string | undefined>>

/** Reads one variable; what is wrong with it is collected, so that all errors are told at once. */
export interface ReadSetting {
  /** The value, or '' when it is not set. */
  text(name: string): string
  /** A whole number. */
  number(name: string, fallback: number, least: number, most: number): number
  /** One of the named choices. */
  choice<Name extends string>(name: string, choices: readonly Name[], fallback: Name): Name
  /** An address of one of the protocols, `['https:']`; '' when it is not set. */
  address(name: string, protocols: readonly string[]): string
  /** Notes what is wrong. */
  error(text: string): void
}

/** @param errors receives what is wrong, a sentence each */
export function settingReader(env: Environment, errors: string[]): ReadSetting {
  const text = (name: string): string => env[name]?.trim() ?? ''
  return {
    text,
    number(name, fallback, least, most) {
      const given = text(name)
      if (given === '') return fallback
      const value = Number(given)
      if (/^\d+$/.test(given) && value >= least && value <= most) return value
      errors.push(`${name} must be a whole number from ${least} to ${most}, not «${given}»`)
      return fallback
    },
    choice(name, choices, fallback) {
      const given = text(name)
      const chosen = choices.find((choice) => choice === given)
      if (given !== '' && chosen === undefined)
        errors.push(`${name} must be one of ${choices.join(', ')}, not «${given}»`)
      return chosen ?? fallback
    },
    address(name, protocols) {
      const given = text(name)
      if (given !== '' && !(URL.canParse(given) && protocols.includes(new URL(given).protocol)))
        errors.push(`${name} must be an address that begins with ${protocols.join('// or ')}//`)
      return given
    },
    error: (text) => void errors.push(text),
  }
}
