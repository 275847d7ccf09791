import type { MapTiles } from '@prilavok/shared-kernel/contract'

/** @throws Error when it is no template of https addresses */
export function tileTemplate(text: string): string {
  if (text === '') return ''
  const complete = ['{z}', '{x}', '{y}'].every((place) => text.includes(place))
  if (!complete || !/^https:\/\/({s}\.)?[a-z0-9.-]+(:\d+)?\//.test(text))
    throw new Error('must be a template like https://tile.example.com/{z}/{x}/{y}.png')
  return text
}

export const readMapTiles = (url: string, attribution: string): MapTiles | undefined =>
  url === '' ? undefined : { url, attribution }

/** The origin of all tiles as a content security policy names it: `{s}` is any host below. */
export const tileOrigin = (url: string): string =>
  url.replace('{s}', '*').replace(/^(https:\/\/[^/]+)\/.*$/, '$1')
