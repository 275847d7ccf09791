/** Where the control that had the focus is gone after a login: the focus goes to the heading of the page. */
export function focusHeadingIfLost(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading || document.activeElement !== document.body) return
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }),
  )
}
