/** Domain of the shop that development hosts show (AMB-34). */
export const DEVELOPMENT_DOMAIN = 'localhost:3000'

const DEVELOPMENT_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost|.+\.local)$/

/**
 * The shop's domain of a request. A name that a shop owns is taken as it is, without port; any other development host is
 * the shop of `localhost:3000`; every other name is taken as it is (001 §9, AMB-34).
 * @param host value of the Host header, with or without port
 */
export function domainOfHost(host: string, isOwned: (domain: string) => boolean): string {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  if (isOwned(name)) return name
  return DEVELOPMENT_HOST.test(name) ? DEVELOPMENT_DOMAIN : name
}
