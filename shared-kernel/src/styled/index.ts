export { type StyledComponent, styled } from './styled'
