import { coursePaths, type Course } from '../../shared/contract/courses';
import { sailingPaths, type SailingRow } from '../../shared/contract/sailings';
import { seriePaths, type Serie } from '../../shared/contract/series';
import { statisticsPaths, type ClubStatistics } from '../../shared/contract/statistics';
import type { ServedApp } from '../servedApp';
import { callsOver } from '../servedCalls';
import type { DemoIds } from './everyRoute';
import { demoSailor, type StoryClub } from './storyClub';

/** What the addresses of the demo club are made of. */
export async function demoIds(app: ServedApp, { call, slug }: StoryClub): Promise<DemoIds> {
  const sailings = await call<SailingRow[]>('GET', sailingPaths.ofClub(slug));
  const [serie] = await call<Serie[]>('GET', seriePaths.ofClub(slug));
  const [course] = await call<Course[]>('GET', coursePaths.ofClub(slug));
  const { season } = await call<ClubStatistics>('GET', statisticsPaths.ofClub(slug));
  const { call: asSailor } = await callsOver(app.url, await demoSailor(app));
  const { sailor } = await asSailor<{ sailor: { id: number } }>('GET', '/auth/users/me/');
  const sailing = (name: string) => sailings.find((row) => row.name === name)?.id ?? 0;
  return {
    club: slug,
    sailor: sailor.id,
    serie: serie?.id ?? 0,
    course: course?.id ?? 0,
    competitor: season.boats_most[0]?.competitor ?? 0,
    sailing,
  };
}
