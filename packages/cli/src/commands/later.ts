/** Commands that are loaded when they are called. */
import { Command } from 'commander';

/** What the command that stands in its place was told applies to it and to those in it. */
const inherit = (command: Command, from: Command): void => {
  command.copyInheritedSettings(from);
  for (const each of command.commands) inherit(each, from);
};

/** A command that is listed with its name and what it does, and loaded with everything that it needs only when it is called. */
export const later = (name: string, description: string, load: () => Promise<Command>): Command =>
  new Command(name)
    .description(description)
    // It knows none of its options, not even that for help: all words go to the command itself.
    .helpOption(false)
    .allowUnknownOption()
    .argument('[words...]')
    .passThroughOptions()
    .action(async (_: unknown, __: unknown, self: Command) => {
      const command = await load();
      inherit(command, self);
      command.parent = self.parent;
      await command.parseAsync(self.args, { from: 'user' });
    });
