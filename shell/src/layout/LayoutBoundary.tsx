import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { Component, type ReactNode } from 'react'

interface LayoutBoundaryProps {
  /** Name of the piece for the log: `Header`. */
  name: string
  /** In its place, with as little of the shop's data as can be. @default nothing */
  instead?: ReactNode
  children: ReactNode
}

interface BoundaryProps extends LayoutBoundaryProps {
  kernel: Kernel
  /** It is tried again when this changes. */
  pathname: string
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { kernel, name } = this.props
    kernel.bus.emit('part:failed', {
      part: 'shell',
      version: kernel.plan.parts.shell?.version ?? '',
      expose: `./${name}`,
      phase: 'render',
      reason: error instanceof Error ? error.message : String(error),
    })
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.pathname !== this.props.pathname) this.setState({ failed: false })
  }

  override render() {
    const { children, instead = null } = this.props
    return this.state.failed ? instead : children
  }
}

/**
 * A piece of the layout that cannot be rendered, say for data that a supplier has entered, leaves page and the rest of the layout
 * standing. On the server nothing catches it: the edge then sends the page to be rendered in the browser.
 */
export function LayoutBoundary(props: LayoutBoundaryProps) {
  const kernel = useKernel()
  const { pathname } = useLocation()
  return <Boundary {...props} kernel={kernel} pathname={pathname} />
}
