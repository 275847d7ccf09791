import { styled } from '@prilavok/shared-kernel/styled'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Component, type ComponentType, type ReactNode } from 'react'
import { LOOK_NAMES, lookAttributes } from './looks'

const Frame = styled.div`
  min-width: 0;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  background: var(--bg-surface);
  color: var(--text);
  > small {
    display: block;
    margin-bottom: 8px;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 12px;
`

/** A state that throws shows its message and leaves the others standing. */
class StateBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    if (this.state.error)
      return <ErrorState title="Состояние не нарисовано">{this.state.error.message}</ErrorState>
    return this.props.children
  }
}

export interface StoryStateProps {
  name: string
  View: ComponentType
  /** Every look instead of the document's own. */
  inAllLooks: boolean
}

/** One state of a component, in the document's look or in all twelve. */
export function StoryState({ name, View, inAllLooks }: StoryStateProps) {
  const view = (
    <StateBoundary>
      <View />
    </StateBoundary>
  )
  if (!inAllLooks)
    return (
      <Frame>
        <small>{name}</small>
        {view}
      </Frame>
    )
  return (
    <Grid>
      {LOOK_NAMES.map((look) => (
        <Frame key={look} {...lookAttributes(look)}>
          <small>
            {name} · {look}
          </small>
          {view}
        </Frame>
      ))}
    </Grid>
  )
}
