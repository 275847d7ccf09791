import { type ReactNode, useEffect, useRef } from 'react'

interface ViewFrameProps {
  /** Puts the focus on the first field that is still empty: after a switch, for the modal does it on opening. */
  takesFocus: boolean
  children: ReactNode
}

/** Around a view of the modal. */
export function ViewFrame({ takesFocus, children }: ViewFrameProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const fields = [...(root.current?.querySelectorAll('input') ?? [])].filter(
      ({ tabIndex }) => tabIndex >= 0,
    )
    const field = fields.find(({ value }) => value === '') ?? fields[0]
    field?.focus()
  }, [takesFocus])
  return <div ref={root}>{children}</div>
}
