import { SCRIPTED_VALUES_ATTRIBUTE } from '@prilavok/shared-kernel/contract'
import {
  EARLY_INPUT_GLOBAL,
  type EarlyAction,
  type EarlyInput,
  FROZEN_ATTRIBUTE,
  type Located,
  ROOT_ATTRIBUTE,
} from './early-input'

/**
 * Records what is done with hydration roots that are not hydrated yet, and holds back what the browser would lose.
 *
 * - Values, ticks and choices stay as the browser shows them; of each control the newest is recorded. What stood there at a click,
 *   Enter or submit stays recorded before it, for it was meant with that.
 * - Clicks on buttons, Enter in fields and sent forms are held back; what was clicked pulses: the buyer sees that it was taken.
 * - A pasted list (lines, cells) waits for who reads it: a field would make one line of it.
 * - Links, and forms by GET, go as documents as long as nothing is recorded that this would lose; but for forms whose text only
 *   scripts understand (a product's code in the search).
 * - «/» leads to the search field (DESIGN §7); Ctrl+K, and what is typed after it, waits for the palette.
 *
 * The text of this function is the inline script: it may use nothing but its parameters.
 */
export function recordEarlyInput(
  page: Window,
  key: typeof EARLY_INPUT_GLOBAL,
  rootAttribute: string,
  frozenAttribute: string,
  scriptedValuesAttribute: string,
): void {
  const { document } = page
  const early: EarlyInput = {
    actions: [],
    hydrated: {},
    started: false,
    replaying: false,
    locate(target) {
      const slot = target.closest(`[${rootAttribute}]`)
      const main = target.closest('main')
      const base = target.closest(`[${frozenAttribute}]`) ?? slot ?? main ?? document.body
      const trail: [Element, number][] = []
      for (let node = target; node !== base && node.parentElement; node = node.parentElement)
        trail.unshift([node, [...node.parentElement.children].indexOf(node)])
      return {
        root: slot?.getAttribute(rootAttribute) ?? (main ? 'page' : 'layout'),
        target,
        trail,
      } satisfies Located
    },
  }
  page[key] = early

  const needsScripts = (form: HTMLFormElement) => {
    const values = form.getAttribute(scriptedValuesAttribute)
    return (
      values !== null &&
      [...new FormData(form).values()].some((value) => value.toString().trim().match(values))
    )
  }
  const isSentAsDocument = (form: HTMLFormElement | null) =>
    !early.started &&
    form?.method === 'get' &&
    form.hasAttribute('action') &&
    !needsScripts(form) &&
    early.actions.every(({ target }) => form.contains(target))

  const add = (event: Event, element: Element, type: EarlyAction['type']) => {
    const located = early.locate(element)
    if (early.hydrated[located.root]) {
      // React hears of it; an older text that still waits for its turn would take its place.
      if (type === 'value')
        early.actions = early.actions.filter((action) => action.type !== type || action.target !== element)
      return
    }
    event.stopPropagation()
    const { value, checked, files, selectionEnd: caret } = element as HTMLInputElement
    if (type !== 'value') {
      event.preventDefault()
      element.animate?.([{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }], { duration: 900, iterations: 20 })
    } else {
      const done = early.actions.findLastIndex((action) => action.type !== type)
      early.actions = early.actions.filter((action, at) => at <= done || action.target !== element)
    }
    const { clipboardData } = event as ClipboardEvent
    const pasted = clipboardData && {
      text: clipboardData.getData('text/plain'),
      html: clipboardData.getData('text/html'),
    }
    early.actions.push({ ...located, type, value, checked, files, caret, ...(pasted && { pasted }) })
  }
  /** The field that has just got its text back, with how many letters stand behind its caret. */
  let restored: { field: HTMLInputElement; behind: number } | undefined
  /** React empties a controlled field as it hydrates; a letter that comes before the recorded text is carried out belongs behind it. */
  const restoreText = (field: HTMLInputElement) => {
    const typed = early.actions.findLast(({ target, type }) => target === field && type === 'value')
    if (!typed || typed.value === field.value || early.hydrated[typed.root]) return
    field.value = typed.value
    if (typed.caret === null) return
    field.setSelectionRange(typed.caret, typed.caret)
    restored = { field, behind: typed.value.length - typed.caret }
  }
  /** Chromium puts the letter where the caret is by then, but the caret where it would be in the emptied field. */
  const restoreCaret = (field: HTMLInputElement) => {
    if (restored?.field !== field) return
    const caret = field.value.length - restored.behind
    field.setSelectionRange(caret, caret)
    restored = undefined
  }
  const hideFromReact = (event: Event, target: Element) => {
    if (!early.hydrated[early.locate(target).root]) event.stopPropagation()
  }
  const click = (event: MouseEvent, target: Element) => {
    const clicked = target.closest('button,a[href],summary')
    const { disabled, type, form } = (clicked ?? {}) as HTMLButtonElement
    if (!clicked) {
      // React takes a click on a box for its change; its input event is recorded.
      if (target.closest('input,select,label')) hideFromReact(event, target)
    } else if (clicked.tagName === 'A') {
      const isLeftToBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button
      // A widget outlives the page that it leads away from, unless it is a piece of that page.
      const isFollowedInside =
        early.started && clicked.closest(`[${rootAttribute}]`) && !clicked.closest('main')
      if (early.actions.length && !isLeftToBrowser && !isFollowedInside) add(event, clicked, 'click')
    } else if (!disabled && !(type === 'submit' && isSentAsDocument(form))) add(event, clicked, 'click')
  }
  /** Takes Ctrl+K and the keys that are meant for the palette then. */
  const takenForPalette = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, shiftKey } = event
    const text = early.palette?.text
    if (early.paletteHeard) return false
    if ((ctrlKey || metaKey) && code === 'KeyK') early.palette ??= { text: '' }
    else if (text === undefined || ctrlKey || metaKey) return false
    else if (key === 'Escape') early.palette = undefined
    else if (key === 'Backspace') early.palette = { text: text.slice(0, -1) }
    else if (key.length === 1) early.palette = { text: text + key }
    else if (key === 'Enter') early.palette = { text, enter: shiftKey ? 'open' : 'enter' }
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const press = (event: KeyboardEvent, target: Element) => {
    if (takenForPalette(event)) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Enter') {
      if (target.tagName === 'INPUT' && !isSentAsDocument((target as HTMLInputElement).form))
        add(event, target, 'enter')
    } else if (
      event.key === '/' &&
      !early.hydrated['header.search'] &&
      !target.closest('input,textarea,select')
    ) {
      const search = document.querySelector<HTMLElement>(`[${rootAttribute}="header.search"] input`)
      if (search) event.preventDefault()
      search?.focus()
    }
  }
  const paste = (event: ClipboardEvent, target: Element) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (target.tagName === 'INPUT' && /[\t\r\n]/.test(text.trim())) add(event, target, 'paste')
  }
  const hear = (event: Event) => {
    const { target, type } = event
    if (early.replaying || !(target instanceof Element)) return
    if (type === 'click') click(event as MouseEvent, target)
    else if (type === 'paste') paste(event as ClipboardEvent, target)
    else if (type === 'keydown') press(event as KeyboardEvent, target)
    else if (type === 'submit') {
      if (!isSentAsDocument(target as HTMLFormElement)) add(event, target, type)
    } else if (type === 'beforeinput') restoreText(target as HTMLInputElement)
    else if (type === 'change') hideFromReact(event, target)
    else if (target.matches('input,select,textarea')) {
      restoreCaret(target as HTMLInputElement)
      add(event, target, 'value')
    }
  }
  for (const type of ['click', 'keydown', 'submit', 'beforeinput', 'input', 'change', 'paste'])
    document.addEventListener(type, hear, true)
}

/** Inline script for the head. */
export const EARLY_INPUT_RECORDER = `(${recordEarlyInput})(self,"${EARLY_INPUT_GLOBAL}","${ROOT_ATTRIBUTE}","${FROZEN_ATTRIBUTE}","${SCRIPTED_VALUES_ATTRIBUTE}")`
