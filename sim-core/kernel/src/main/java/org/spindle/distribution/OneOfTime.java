package org.spindle.distribution;

import java.util.List;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** A discrete distribution of times. */
@Doc("One of several times.")
public record OneOfTime(@Doc("The times.") List<TimeShare> times) implements TimeDistribution, Validated {

    public OneOfTime {
        times = List.copyOf(times);
    }

    @Override
    public double draw(RandomStream random) {
        double left = random.nextDouble() * total();
        int chosen = 0;
        while (chosen < times.size() - 1 && left >= times.get(chosen).share()) {
            left -= times.get(chosen).share();
            chosen++;
        }
        return times.get(chosen).time().inNanos();
    }

    @Override
    public double meanNanos() {
        double sum = 0;
        for (int i = 0; i < times.size(); i++) {
            sum += times.get(i).share() * times.get(i).time().inNanos();
        }
        return sum / total();
    }

    @Override
    public double meanSquareNanos() {
        double sum = 0;
        for (int i = 0; i < times.size(); i++) {
            double time = times.get(i).time().inNanos();
            sum += times.get(i).share() * time * time;
        }
        return sum / total();
    }

    private double total() {
        double total = 0;
        for (int i = 0; i < times.size(); i++) {
            total += times.get(i).share();
        }
        return total;
    }

    @Override
    public void validate(Problems problems) {
        if (!(total() > 0)) {
            problems.report("times", "the shares add up to nothing", "at least one time with a share above 0");
        }
    }
}
