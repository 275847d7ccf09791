import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import type { ReactNode } from 'react'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 16px;
  align-items: start;
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
  > aside {
    gap: 16px;
  }
  ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr) 288px;
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    > aside {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
  }
  ${media.phone} {
    > aside {
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
    }
  }
`

/** What the buyer does, and at its side who he is. */
export function ProfileLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Root>
      <div>{children}</div>
      <aside>{aside}</aside>
    </Root>
  )
}
