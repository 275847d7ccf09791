import { scriptJson } from '@prilavok/shared-kernel/contract/markup'
import { FONT } from '@prilavok/shared-kernel/theme'
import { savesData } from '../model/saves-data'

/** Address of the font's file that this browser has in its cache. */
const CACHED_KEY = 'font'

interface FontPage {
  document: { fonts: Pick<FontFaceSet, 'add' | 'values'> }
  FontFace: typeof FontFace
  localStorage: Pick<Storage, 'getItem' | 'setItem'>
  navigator: Parameters<typeof savesData>[0]
  performance: Pick<Performance, 'getEntriesByType'>
}

/**
 * Adds the font where the browser has loaded it before, if it comes before the first paint: later, a line that wraps elsewhere would move what
 * is below it. The text of this function is the inline script: it may use nothing but its parameters.
 */
function addCachedFont(
  page: FontPage,
  key: string,
  url: string,
  { family, weight }: typeof FONT,
): Promise<void> | undefined {
  try {
    if (page.localStorage.getItem(key) !== url) return undefined
    return new page.FontFace(family, `url("${url}")`, { weight }).load().then(
      (face) => {
        if (!page.performance.getEntriesByType('paint').length) page.document.fonts.add(face)
      },
      // The cache has lost it, and there is no connection: the fallback stays.
      () => undefined,
    )
  } catch {
    // Storage that is denied: the font comes later.
    return undefined
  }
}

/** Inline script for the head. @param url address of the font's file in the shell's release */
export const cachedFont = (url: string): string =>
  `(${addCachedFont})(self,"${CACHED_KEY}",${scriptJson(url)},${scriptJson(FONT)})`

/** The font of a visit whose first page began without it. */
export interface LateFont {
  /** Loads the file once the page stands: earlier it would take the line from the scripts. Never throws. */
  load(): Promise<void>
  /** Shows the font, if it has come. */
  show(): void
}

/** A browser may tell the family in quotes. */
const isShown = (fonts: FontPage['document']['fonts']): boolean =>
  [...fonts.values()].some(({ family }) => family.replaceAll('"', '') === FONT.family)

/**
 * The font on a first visit, or when the cache was slow: the page that is on the screen stays as it is, for all of its text would be laid out a second time; the next one
 * gets it once it stands. Not where the buyer saves data: the fallback has the same widths.
 * @param url absolute or path
 */
export function lateFont(page: FontPage & { location: Location }, url: string): LateFont {
  const { pathname } = new URL(url, page.location.href)
  let loaded: FontFace | undefined
  return {
    async load() {
      if (savesData(page.navigator)) return
      try {
        if (isShown(page.document.fonts)) return
        const face = new page.FontFace(FONT.family, `url("${pathname}")`, { weight: FONT.weight })
        loaded = await face.load()
        page.localStorage.setItem(CACHED_KEY, pathname)
      } catch {
        // No connection, or storage that is denied: the fallback stays.
      }
    },
    show() {
      if (loaded) page.document.fonts.add(loaded)
      loaded = undefined
    },
  }
}
