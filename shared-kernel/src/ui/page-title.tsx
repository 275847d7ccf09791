import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode, Ref } from 'react'

export interface PageTitleProps {
  children: ReactNode
  /** Muted, on the same line: «214 товаров». */
  count?: ReactNode
  /** At the right end. */
  aside?: ReactNode
  /** To move the focus to the heading after a change of page, sort or size. */
  headingRef?: Ref<HTMLHeadingElement>
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  margin-bottom: 12px;
  > h1 {
    font-size: 28px;
    line-height: 34px;
    font-weight: 600;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  > span {
    font-size: 16px;
    line-height: 22px;
    color: var(--text-muted);
    white-space: nowrap;
  }
  > div {
    margin-left: auto;
  }
  @media (max-width: 767px) {
    > h1 {
      font-size: 22px;
      line-height: 28px;
    }
    > span {
      font-size: 14px;
    }
  }
`

/** The one h1 of a page. */
export function PageTitle({ children, count, aside, headingRef }: PageTitleProps) {
  return (
    <Root>
      <h1 ref={headingRef} tabIndex={-1}>
        {children}
      </h1>
      {count !== undefined && <span>{count}</span>}
      {aside && <div>{aside}</div>}
    </Root>
  )
}
