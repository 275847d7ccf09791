import { scriptJson } from '@prilavok/shared-kernel/contract/markup'
import { FONT } from '@prilavok/shared-kernel/theme'
import { savesData } from '../model/saves-data'

/** Address of the font's file that this browser has in its cache. */
const CACHED_KEY = 'font'

interface FontPage {
  document: { fonts: Pick<FontFaceSet, 'add'> }
  FontFace: typeof FontFace
  localStorage: Pick<Storage, 'getItem' | 'setItem'>
  navigator: Parameters<typeof savesData>[0]
}

/**
 * Adds the font where the browser has loaded it before. The text of this function is the inline script: it may use nothing but its parameters.
 */
export function addCachedFont(
  page: FontPage,
  key: string,
  url: string,
  { family, weight }: typeof FONT,
): void {
  try {
    if (page.localStorage.getItem(key) !== url) return
    page.document.fonts.add(new page.FontFace(family, `url("${url}")`, { weight, display: 'swap' }))
  } catch {
    // Storage that is denied: the font comes later.
  }
}

/** Inline script for the head. @param url address of the font's file in the shell's release */
export const cachedFont = (url: string): string =>
  `(${addCachedFont})(self,"${CACHED_KEY}",${scriptJson(url)},${scriptJson(FONT)})`

/**
 * Loads the font once the page stands, and shows it. On a first visit it would else take the line from the scripts and lay the page
 * out a second time while it hydrates. Not where the buyer saves data: the fallback has the same widths.
 * @param url absolute or path
 */
export async function loadFont(page: FontPage & { location: Location }, url: string): Promise<void> {
  const { pathname } = new URL(url, page.location.href)
  if (savesData(page.navigator)) return
  try {
    if (page.localStorage.getItem(CACHED_KEY) === pathname) return
    const face = new page.FontFace(FONT.family, `url("${pathname}")`, { weight: FONT.weight })
    page.document.fonts.add(await face.load())
    page.localStorage.setItem(CACHED_KEY, pathname)
  } catch {
    // No connection, or storage that is denied: the fallback stays.
  }
}
