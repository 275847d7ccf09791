import styled from '@emotion/styled'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { ContactLinks } from './ContactLinks'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 72px 0 96px;
  text-align: center;
  > svg {
    margin-bottom: 16px;
    color: var(--n-400);
    stroke-width: 1;
  }
  h1 {
    font-size: 28px;
    line-height: 34px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  > p {
    max-width: 480px;
    margin-top: 8px;
    color: var(--n-700);
  }
  > button {
    margin-top: 20px;
  }
  @media (max-width: 767px) {
    padding: 40px 0 56px;
    h1 {
      font-size: 22px;
      line-height: 28px;
    }
  }
`

/** The server does not answer: what happened, how to reach the supplier, what to do (001 §8, AMB-04). */
export function NoConnection({ onRetry }: { onRetry?: () => void }) {
  const { platform } = useKernel()
  return (
    <Container>
      <Root>
        <Icon name="offline" size={72} />
        <h1 tabIndex={-1}>Нет соединения с сервером.</h1>
        <p>
          Связаться с нами: <ContactLinks />
        </p>
        <p>Пожалуйста, попробуйте позже</p>
        <Button kind="primary" size="l" icon="refresh" onClick={onRetry ?? platform.reload}>
          Повторить
        </Button>
      </Root>
    </Container>
  )
}
