import { styled } from '@prilavok/shared-kernel/styled'
import { useId } from 'react'
import { Article } from './ContentText'
import { InfoText } from './InfoText'

const Title = styled.h2`
  margin-bottom: 12px;
  font-size: 22px;
  line-height: 28px;
  font-weight: 600;
  letter-spacing: -0.01em;
  @media (max-width: 767px) {
    font-size: 18px;
    line-height: 24px;
  }
`

interface InfoSectionProps {
  title: string
  /** Type of pages, or code of a text. */
  name: string
  /** @default all of it */
  element?: string
}

/** A text of the shop under a heading of the page; nothing where the shop has no such text. */
export function InfoSection({ title, name, element }: InfoSectionProps) {
  const id = useId()
  return (
    <InfoText name={name} element={element}>
      {(text) => (
        <Article aria-labelledby={id}>
          <Title id={id}>{title}</Title>
          {text}
        </Article>
      )}
    </InfoText>
  )
}
