const CODE = /^[\w-]{43}$/
/** A year (000 §9). */
const SECONDS = 31_536_000

/** The random code in a cookie. @returns null when there is none, or something that is no code of ours */
export function codeIn(name: string, header = ''): string | null {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  const code = pairs.find(([given]) => given === name)?.[1]
  return code && CODE.test(code) ? code : null
}

/** Set-Cookie value of a code that no script reads. @param code undefined takes the cookie away */
export function codeCookie(
  name: string,
  code: string | undefined,
  { path, secure }: { path: string; secure: boolean },
): string {
  const age = code === undefined ? 0 : SECONDS
  const end = secure ? '; Secure' : ''
  return `${name}=${code ?? ''}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${end}`
}
