import { asSentence } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { WayTo } from '../../model/WayTo'
import { texts } from '../../texts'
import { registrationTexts } from './texts'

const Root = styled.span`
  > a {
    text-decoration: underline;
  }
`

/** Why an e-mail may not register, and what its owner does instead. */
export function TakenEmail({ text, email }: { text: string; email: string }) {
  return (
    <Root>
      {asSentence(text)}{' '}
      <WayTo view="login" email={email}>
        {texts.submit}
      </WayTo>{' '}
      <WayTo view="recovery" email={email}>
        {registrationTexts.restore}
      </WayTo>
    </Root>
  )
}
