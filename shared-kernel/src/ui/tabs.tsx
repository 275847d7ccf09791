import { Link, useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

export interface TabItem {
  id: string
  title: ReactNode
  /** Muted number after the title. */
  count?: number
}

export interface TabsProps {
  /** Name of the tabs for screen readers. */
  label: string
  items: readonly (TabItem & { panel: ReactNode })[]
  value: string
  onChange: (id: string) => void
}

const tabStyles = `
  display: flex;
  gap: 16px;
  border-bottom: 1px solid var(--border);
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
    height: 44px;
    padding: 0 4px;
    border-bottom: 2px solid transparent;
    border-radius: 3px 3px 0 0;
    color: var(--n-700);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  > *:hover { color: var(--n-900); }
  > [aria-selected='true'], > [aria-current] { border-color: var(--accent-edge); color: var(--n-900); }
  > *:focus-visible { outline-offset: -2px; }
  small { font-size: 13px; font-weight: 400; color: var(--text-muted); }
  @media (max-width: 767px) {
    gap: 20px;
    margin: 0 -12px;
    padding: 0 48px 0 12px;
    mask:
      linear-gradient(var(--n-900) 0 0) bottom / 100% 1px no-repeat,
      linear-gradient(to left, transparent, var(--n-900) 48px);
  }
  /* Forced colours draw transparent borders, too. */
  @media (forced-colors: active) {
    > * { border-color: Canvas; }
    > [aria-selected='true'], > [aria-current] { border-color: Highlight; }
  }
`
const List = styled.div(tabStyles)
const Nav = styled.nav(tabStyles)
const Panel = styled.div`
  padding-top: 16px;
`

/**
 * Tabs with panels: arrows, Home and End move, the panel follows. Only the chosen panel is in the page.
 * Own code: Base UI's tabs do the same in 13.6 KB (gzip), this file has 1.5.
 */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = items.find((item) => item.id === value)
  const press = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + items.length, Home: 0, End: items.length - 1 }[
      event.key
    ]
    const next = to === undefined ? undefined : items[to % items.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${CSS.escape(next.id)}']`)?.focus()
  }
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={press}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            {item.title}
            {item.count !== undefined && <small>{item.count}</small>}
          </button>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {chosen?.panel}
      </Panel>
    </>
  )
}

export interface LinkTabsProps {
  label: string
  items: readonly (TabItem & { to: string })[]
  /** Id of the page that is open. */
  value: string
}

/** Links between sibling pages in the look of tabs. */
export function LinkTabs({ label, items, value }: LinkTabsProps) {
  return (
    <Nav aria-label={label}>
      {items.map((item) => (
        <Link key={item.id} to={item.to} aria-current={item.id === value ? 'page' : undefined}>
          {item.title}
          {item.count !== undefined && <small>{item.count}</small>}
        </Link>
      ))}
    </Nav>
  )
}

export interface AnchorTabsProps {
  label: string
  /** `id`: of the block of the page. */
  items: readonly TabItem[]
}

/** Stays where it is: the block comes into view by itself. */
const KEEP_SCROLL = { keepScroll: true }

/** What says that the buyer has gone on by himself. */
const MOVES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Goes to a block of the page, and again when what loads takes its place, until the buyer moves.
 * @returns ends it
 */
function followBlock(id: string): () => void {
  let at: Element | null = null
  const go = () => {
    const block = document.getElementById(id)
    if (!block || block === at) return
    at = block
    block.scrollIntoView?.({ block: 'start' })
    block.focus({ preventScroll: true })
  }
  const loaded = new MutationObserver(go)
  const stop = () => {
    loaded.disconnect()
    for (const move of MOVES) removeEventListener(move, stop, true)
  }
  for (const move of MOVES) addEventListener(move, stop, { capture: true, passive: true })
  loaded.observe(document.body, { childList: true, subtree: true })
  go()
  return stop
}

/** Links to the blocks of one page in the look of tabs. The block of the address comes into view and has the focus (`tabIndex={-1}`). */
export function AnchorTabs({ label, items }: AnchorTabsProps) {
  const { hash, key } = useLocation()
  const id = hash.slice(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the same link makes another entry of the history and goes there again
  useEffect(() => (id ? followBlock(id) : undefined), [id, key])
  const chosen = items.some((item) => item.id === id) ? id : items[0]?.id
  return (
    <Nav aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.id}
          to={`#${item.id}`}
          state={KEEP_SCROLL}
          aria-current={item.id === chosen ? 'location' : undefined}
        >
          {item.title}
          {item.count !== undefined && <small>{item.count}</small>}
        </Link>
      ))}
    </Nav>
  )
}
