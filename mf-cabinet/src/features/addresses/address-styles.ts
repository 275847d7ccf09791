import { styled } from '@prilavok/shared-kernel/styled'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { Panel } from '@prilavok/shared-kernel/ui/panel'

/** A list of places; its rows stand from edge to edge. */
export const List = styled(Panel)`
  overflow: hidden;
  li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    padding: 14px 12px 14px 16px;
    border-bottom: 1px solid var(--border-subtle);
  }
  li:last-of-type {
    border-bottom: 0;
  }
  li[data-selected] {
    background: var(--accent-soft);
  }
  li[data-deleted] {
    align-items: center;
    background: var(--n-50);
  }
  @media (max-width: 767px) {
    li {
      padding: 12px 4px 12px 12px;
    }
  }
`
export const Facts = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
  }
  p {
    font-size: 13px;
    line-height: 18px;
    color: var(--n-700);
  }
  p[data-muted] {
    color: var(--text-muted);
  }
  p > a {
    display: inline-block;
    padding: 3px 0;
    color: inherit;
  }
  p:not([data-listed]):has(> * + a) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
`
export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`
/** In a circle: what kind of place it is, or its mark on the map. */
export const Mark = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: var(--n-700);
  color: var(--n-0);
  font-size: 12px;
  font-weight: 600;
  &[data-quiet] {
    background: var(--n-100);
    color: var(--n-600);
  }
`
export const Below = styled.div`
  margin-top: 12px;
`
/** The lists of a tab; the focus comes here when the row that had it is gone. */
export const Lists = styled.div`
  outline: none;
`
export const MapLink = styled(OuterLink)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 32px;
  font-size: 13px;
  line-height: 18px;
`
