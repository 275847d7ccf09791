import type { ExposedName, PartName, SlotName } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { Component, type ReactNode } from 'react'
import type { MarkupCopy } from '../deferred-hydration/copy-markup'
import { FrozenMarkup } from '../deferred-hydration/FrozenMarkup'
import { Hydrated } from '../deferred-hydration/Hydrated'
import { type ModuleSource, useModuleSource } from './module-source'
import { PartFailure } from './PartFailure'
import { Rendered } from './Rendered'
import { serverMarkup } from './server-markup'
import { usePartGeneration } from './use-part-generation'

interface PartBoundaryProps {
  part: PartName
  expose: ExposedName
  /** Given when the part fills a slot: the failure takes little room. */
  slot?: SlotName
  /** Hydration root that it fills: its error and retry answer the buyer, too. */
  root?: string
  /** Renders the failure in another way than as a block of the page. */
  failure?: (onRetry: () => void) => ReactNode
  /** Stands there while another release comes for one that failed, where the server has rendered nothing. @default nothing */
  pending?: ReactNode
  /** The markup of the server holds other things, too: it cannot stand for this place. @default false */
  shares?: boolean
  /** A failed part is tried again when this changes. */
  resetKey?: string
  children: ReactNode
}

interface BoundaryProps extends PartBoundaryProps {
  kernel: Kernel
  source: ModuleSource
  /** Of the release that the children are rendered with. */
  generation: number
}

class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  /** What throws later may do so for its data, and what the buyer has done here would be lost with another release. */
  private isRendered = false
  private replaced?: { copy: MarkupCopy | undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  readonly noteRendered = () => {
    this.isRendered = true
  }

  /** Decided while rendering: the markup of the server is there until what is rendered now is committed. */
  private isReplaced(error: Error): boolean {
    if (this.replaced) return true
    const { source, part, expose, generation, root, shares } = this.props
    const { releases } = source
    if (!releases) return false
    const isFirstRender = !this.isRendered && source.getLoaded(part, expose) !== undefined
    const isReplaced =
      generation !== releases.generation(part) ||
      (isFirstRender && releases.hasFallback(part) && releases.rejectRender(part, expose, generation, error))
    if (isReplaced)
      this.replaced = { copy: root && !shares ? serverMarkup(document, root, this.isRendered) : undefined }
    return isReplaced
  }

  override componentDidCatch(error: unknown) {
    const { kernel, part, expose, source } = this.props
    const isLoaded = source.getLoaded(part, expose) !== undefined
    // The loader of the part has told it already.
    if (this.replaced || (!isLoaded && source.releases?.version(part))) return
    kernel.bus.emit('part:failed', {
      part,
      version: source.releases?.version(part) ?? kernel.plan.parts[part]?.version ?? '',
      expose,
      phase: isLoaded ? 'render' : 'load',
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
    const { children, slot, root, failure, pending } = this.props
    const { error } = this.state
    if (!error)
      return (
        <>
          {children}
          <Rendered onRendered={this.noteRendered} />
        </>
      )
    if (this.isReplaced(error))
      return this.replaced?.copy ? <FrozenMarkup copy={this.replaced.copy} /> : pending
    return (
      <>
        {failure ? failure(this.retry) : <PartFailure slot={slot} onRetry={this.retry} />}
        {root && <Hydrated root={root} />}
      </>
    )
  }
}

/**
 * Keeps the failure of one part in its place. Where the part has another release, that one takes the place; else an error with a retry
 * stands there, and the rest of the page works on.
 */
export function PartBoundary(props: PartBoundaryProps) {
  const kernel = useKernel()
  const source = useModuleSource()
  const generation = usePartGeneration(props.part)
  return <Boundary key={generation} {...props} kernel={kernel} source={source} generation={generation} />
}
