import { isSeen, nameOf, styleOf } from './element'

/** Red, green and blue of a colour, and how far it covers. */
const partsOf = (colour: string): [number, number, number, number] => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [...colour.matchAll(/[\d.]+/g)].map(Number)
  return [red, green, blue, alpha]
}

function brightnessOf(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours can be told apart, 1 to 21 (WCAG 1.4.3). */
function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [brightnessOf(one), brightnessOf(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const isClear = (colour: string): boolean => partsOf(colour)[3] < 0.1

/** The colour that an element stands on. */
function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement)
    if (!isClear(styleOf(at).backgroundColor)) return styleOf(at).backgroundColor
  return 'rgb(255, 255, 255)'
}

const PSEUDO = [undefined, '::before', '::after']

/** What is drawn of an element in forced colours, which take shadows away. */
function drawnOf(element: Element): string {
  return PSEUDO.map((pseudo) => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo && style.content === 'none') return ''
    const border = style.borderBottomWidth === '0px' ? '' : style.borderBottomColor + style.borderBottomWidth
    const outline = style.outlineStyle === 'none' ? '' : style.outlineColor
    const { color, backgroundColor, backgroundImage, transform, maskImage, fill, display, visibility } = style
    return [
      border,
      outline,
      color,
      backgroundColor,
      backgroundImage,
      transform,
      maskImage,
      fill,
      display,
      visibility,
      style.textDecorationLine,
      style.fontWeight,
      style.content,
    ].join('|')
  }).join('/')
}

/** Texts of an element that cannot be read on what they stand on. */
function unreadableIn(element: Element): string[] {
  return [element, ...element.querySelectorAll('*')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter((one) => isSeen(one) && one.getBoundingClientRect().width > 2 && !one.closest(':disabled'))
    .filter((one) => contrastOf(styleOf(one).color, groundOf(one)) < 4.5)
    .map((one) => `cannot be read in forced colours: ${nameOf(one)}`)
}

/** Draws its own box, of which nothing stands out from what it lies on. */
function isInvisible(control: Element): boolean {
  const ground = groundOf(control.parentElement)
  return !PSEUDO.some((pseudo) => {
    const style = getComputedStyle(control, pseudo)
    if (pseudo && style.content === 'none') return false
    const isBoxed = style.borderBottomWidth !== '0px' && contrastOf(style.borderBottomColor, ground) >= 3
    const isFilled = !isClear(style.backgroundColor) && contrastOf(style.backgroundColor, ground) >= 3
    return isBoxed || isFilled
  })
}

/** Puts a control into the other state, and back: what a state changes is styles alone. */
interface Turn {
  turn: (isOn: boolean) => void
  back: () => void
}

function turnOf(control: HTMLElement): Turn | undefined {
  if (control instanceof HTMLInputElement) {
    const { checked, name, form } = control
    const group = (form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]:checked')
    const chosen = checked ? control : name && [...group].find((one) => one.name === name)
    return {
      turn: (isOn) => {
        control.checked = isOn
      },
      back: () => {
        control.checked = checked
        if (chosen) chosen.checked = true
      },
    }
  }
  const state = ['aria-pressed', 'aria-selected'].find((one) => control.hasAttribute(one))
  if (!state) return undefined
  const was = control.getAttribute(state) ?? ''
  const filled = control.querySelector('.icon[data-filled]') !== null
  return {
    turn: (isOn) => {
      control.setAttribute(state, String(isOn))
      for (const icon of control.querySelectorAll('.icon')) icon.toggleAttribute('data-filled', isOn)
    },
    back: () => {
      control.setAttribute(state, was)
      for (const icon of control.querySelectorAll('.icon')) icon.toggleAttribute('data-filled', filled)
    },
  }
}

const STATED = 'input[type=checkbox], input[type=radio], [aria-pressed], [aria-selected], [role=switch]'

/** With forced colours: controls that are not to be seen, whose state is not, or whose texts cannot be read in one. */
export function findInForcedColours(): string[] {
  const found = new Set<string>()
  const calm = new CSSStyleSheet()
  // What moves to its state is not there yet.
  calm.replaceSync('*,::before,::after{transition:none!important}')
  document.adoptedStyleSheets.push(calm)
  for (const control of document.querySelectorAll<HTMLElement>(STATED)) {
    const place = control.closest('label') ?? control
    if (!isSeen(control) || control.matches(':disabled') || place.getBoundingClientRect().width < 3) continue
    const way = turnOf(control)
    if (!way) continue
    const draw = () => {
      for (const text of unreadableIn(place)) found.add(text)
      return [place, ...place.querySelectorAll('*')].map(drawnOf).join()
    }
    way.turn(true)
    const on = draw()
    way.turn(false)
    const off = draw()
    // Native boxes are drawn by the browser.
    const isOwn = control.localName !== 'input' || styleOf(control).appearance === 'none'
    const covers = control.localName === 'input' && styleOf(control).position === 'absolute'
    if (isOwn && on === off) found.add(`state is not seen in forced colours: ${nameOf(place)}`)
    if (control.localName === 'input' && isOwn && !covers && isInvisible(control))
      found.add(`not seen in forced colours: ${nameOf(place)}`)
    way.back()
  }
  for (const text of unreadableIn(document.body)) found.add(text)
  document.adoptedStyleSheets.pop()
  return [...found]
}
