import { styled } from '@prilavok/shared-kernel/styled'
import { whenIdle } from '@prilavok/shared-kernel/timing'
import { type ComponentType, useEffect, useState } from 'react'

/** Stays in sight in a long list. */
const Root = styled.div`
  position: sticky;
  top: 8px;
  z-index: 2;
  &:not(:empty) {
    margin: 12px 0;
  }
`

/**
 * Place above every page for what is said while there is no connection. It stands empty before: screen readers hear of what comes
 * into it. What is said loads when the page stands: later there may be no way to load it.
 */
export function ConnectionNote() {
  const [State, setState] = useState<ComponentType>()
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "offline-state" */ './OfflineState')
          .then((module) => setState(() => module.default))
          .catch(() => undefined)
      }),
    [],
  )
  return <Root role="status">{State && <State />}</Root>
}
