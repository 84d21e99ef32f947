/** What a server counts, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export interface Metrics {
  readonly registry: Registry;
  readonly acts: Counter<'act'>;
  readonly refusals: Counter<'reason'>;
  readonly acknowledged: Histogram;
  readonly written: Histogram;
  readonly writeFailures: Counter;
  readonly slowClients: Counter;
}
export interface Counted {
  readonly connections: () => number;
  readonly tables: () => number;
  readonly tablesAwake: () => number;
  readonly bots: () => number;
}

export const newMetrics = ({ connections, tables, tablesAwake, bots }: Counted): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('spellspeed_connections', 'WebSockets that are open', connections);
  gauge('spellspeed_tables', 'Tables on this node', tables);
  gauge('spellspeed_tables_awake', 'Tables on this node that are in memory', tablesAwake);
  gauge('spellspeed_bots', 'Bots that sit at tables of this node', bots);
  return {
    registry,
    acts: new Counter({
      name: 'spellspeed_acts_total',
      help: 'Entries written, by what was done',
      labelNames: ['act'],
      registers,
    }),
    refusals: new Counter({
      name: 'spellspeed_refusals_total',
      help: 'Refusals, by reason',
      labelNames: ['reason'],
      registers,
    }),
    acknowledged: new Histogram({
      name: 'spellspeed_acknowledged_seconds',
      help: 'From a message to its acknowledgement',
      buckets: SECONDS,
      registers,
    }),
    written: new Histogram({
      name: 'spellspeed_written_seconds',
      help: 'A statement that writes entries',
      buckets: SECONDS,
      registers,
    }),
    writeFailures: new Counter({
      name: 'spellspeed_write_failures_total',
      help: 'Statements that failed and are tried again',
      registers,
    }),
    slowClients: new Counter({
      name: 'spellspeed_slow_clients_total',
      help: 'Connections cut off since they did not read',
      registers,
    }),
  };
};
