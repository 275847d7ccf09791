import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { pageAnswer } from './page-answer'

/** Pages come from the network first, see `pageAnswer`. */
export class PageStrategy extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return pageAnswer(handler.fetch(request))
  }
}
