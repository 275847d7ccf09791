import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'

const require = createRequire(import.meta.url)
/** The letters of the shop's icons look the same on every machine, whatever fonts it has. */
const FONT = {
  loadSystemFonts: false,
  fontFiles: [require.resolve('@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf')],
  defaultFontFamily: 'Golos Text',
  sansSerifFamily: 'Golos Text',
}
/** Letters, colours and sizes of many shops. */
const MAX_PICTURES = 500

/** Square PNG pictures of icons that are SVG. */
interface IconPictures {
  /**
   * @param side pixels
   * @throws when the SVG cannot be drawn
   */
  of(svg: string, side: number): Promise<Buffer>
}

/** Pictures are drawn in a thread of their own, each once: icons of shops with the same letter and colour are the same. */
export function createIconPictures(): IconPictures {
  const pictures = new Map<string, Promise<Buffer>>()
  const draw = async (svg: string, side: number) => {
    const picture = await renderAsync(svg, { font: FONT, fitTo: { mode: 'width', value: side } })
    return picture.asPng()
  }
  return {
    of(svg, side) {
      const key = `${side} ${svg}`
      const drawn = pictures.get(key) ?? draw(svg, side)
      pictures.set(key, drawn)
      drawn.catch(() => pictures.delete(key))
      const [oldest] = pictures.keys()
      if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest)
      return drawn
    },
  }
}
