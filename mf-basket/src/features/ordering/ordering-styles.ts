import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Panel } from '@prilavok/shared-kernel/ui/panel'

/** The form on the left, the order on the right. */
export const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: start;
  gap: 24px;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Sections = styled(Panel)`
  > section {
    padding: 20px 24px;
  }
  > section + section {
    border-top: 1px solid var(--border-subtle);
  }
  h2 {
    margin-bottom: 12px;
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  ${media.phone} {
    > section {
      padding: 16px 12px;
    }
  }
`
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  margin-top: 16px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Below = styled.div`
  margin-top: 10px;
  && > button[data-kind='quiet'] {
    padding: 0 8px 0 0;
    color: var(--accent-text);
  }
`
export const Aside = styled(Panel)`
  position: sticky;
  top: 16px;
  > div {
    padding: 20px;
  }
  > div + div {
    padding-top: 12px;
    border-top: 1px solid var(--border-subtle);
  }
  ${media.compact} {
    position: static;
  }
  ${media.phone} {
    > div {
      padding: 16px 12px;
    }
  }
`
export const AsideHead = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 8px;
  > h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  > a {
    font-size: 13px;
    line-height: 18px;
  }
`
export const ConsentsPlace = styled.div`
  margin: 12px 0;
`
export const Small = styled.p`
  margin-top: 10px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`
