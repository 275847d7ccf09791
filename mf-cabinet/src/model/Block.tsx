import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, type Ref, useId } from 'react'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-bottom: 12px;
  > h2 {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
  }
`

interface BlockProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  busy?: boolean
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A block of the profile under its title. */
export function Block({ title, aside, busy, ref, children }: BlockProps) {
  const id = useId()
  return (
    <section ref={ref} aria-labelledby={id} aria-busy={busy || undefined}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      {children}
    </section>
  )
}
