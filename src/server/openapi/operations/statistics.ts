import { chapter, one } from '../operation';

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
});
