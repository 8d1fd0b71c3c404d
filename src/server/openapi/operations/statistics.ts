import { chapter, one, plainListOf } from '../operation';

export const statisticsOperations = chapter('Statistik', {
  'GET /api/clubs/:club/statistics/': {
    summary: 'Klubbens säsong i siffror, bredvid året före',
    query: [
      {
        name: 'year',
        description: 'Året. Utan det: det senaste som något seglades.',
        schema: { type: 'integer', minimum: 1900, maximum: 2100 },
        isChecked: true,
      },
    ],
    answers: { 200: one('ClubStatistics') },
    isLive: true,
    isKept: true,
  },
  'GET /api/courses/:id/records/': {
    summary: 'Bästa tiderna på en bana, alla båtar och klass för klass',
    answers: { 200: one('CourseRecords') },
    isLive: true,
    isKept: true,
  },
  'GET /api/sailors/:id/seasons/': {
    summary: 'En seglares säsonger, i alla klubbar',
    answers: { 200: plainListOf('OwnSeason') },
    isKept: true,
  },
  'GET /api/competitors/:id/boat-history/': {
    summary: 'Båten i klubbens alla avslutade seglingar',
    answers: { 200: one('BoatHistory') },
    isLive: true,
    isKept: true,
  },
});
