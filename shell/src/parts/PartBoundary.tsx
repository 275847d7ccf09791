import type { ExposedName, PartName, SlotName } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { Component, type ReactNode } from 'react'
import { Hydrated } from '../deferred-hydration/Hydrated'
import { type ModuleSource, useModuleSource } from './module-source'
import { PartFailure } from './PartFailure'

interface PartBoundaryProps {
  part: PartName
  expose: ExposedName
  /** Given when the part fills a slot: the failure takes little room. */
  slot?: SlotName
  /** Hydration root that it fills: its error and retry answer the buyer, too. */
  root?: string
  /** Renders the failure in another way than as a block of the page. */
  failure?: (onRetry: () => void) => ReactNode
  /** A failed part is tried again when this changes. */
  resetKey?: string
  children: ReactNode
}

interface BoundaryProps extends PartBoundaryProps {
  kernel: Kernel
  source: ModuleSource
}

class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    const { kernel, part, expose, source } = this.props
    kernel.bus.emit('part:failed', {
      part,
      version: kernel.plan.parts[part]?.version ?? '',
      expose,
      phase: source.getLoaded(part, expose) ? 'render' : 'load',
      reason: error instanceof Error ? error.message : String(error),
    })
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.retry()
  }

  readonly retry = () => {
    const { source, part, expose } = this.props
    if (!source.getLoaded(part, expose)) source.evict(part, expose)
    this.setState({ error: null })
  }

  override render() {
    const { children, slot, root, failure } = this.props
    if (!this.state.error) return children
    return (
      <>
        {failure ? failure(this.retry) : <PartFailure slot={slot} onRetry={this.retry} />}
        {root && <Hydrated root={root} />}
      </>
    )
  }
}

/** Keeps the failure of one part in its place: an error with a retry there, the rest of the page works on. */
export function PartBoundary(props: PartBoundaryProps) {
  const kernel = useKernel()
  const source = useModuleSource()
  return <Boundary {...props} kernel={kernel} source={source} />
}
