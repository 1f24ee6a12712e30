package org.example.load;

import org.spindle.spi.Component;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.spi.workload.ArrivalPatternFactory;

/** Groups of one request, two, three, ... at once; each group follows a pause after the last completion of the previous one. */
public final class Ramp implements ArrivalPattern, EventHandler, CompletionListener {

    @Doc("Groups of requests, each larger by one than the one before, each sent when that is complete.")
    public record Config(
            @Doc("Before the first group.") Time begin,

            @Doc("Between a completion and the next group.") @OfKind(TimeDistributionFactory.class)
            Component pause) {}

    public static final class Factory implements ArrivalPatternFactory<Config> {
        @Override
        public ArrivalPattern create(Config config, ArrivalPatternContext context) {
            return new Ramp(config, context);
        }
    }

    private final long begin;
    private final TimeDistribution pause;
    private final ArrivalPatternContext context;
    private int size;
    private int underWay;

    Ramp(Config config, ArrivalPatternContext context) {
        begin = config.begin().nanos();
        pause = context.parts().make(TimeDistributionFactory.KIND, config.pause());
        this.context = context;
    }

    @Override
    public void start() {
        context.events().schedule(begin, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        size++;
        while (underWay < size && context.hasNext()) {
            underWay++;
            context.send(this);
        }
    }

    @Override
    public void completed(Request request) {
        if (--underWay == 0 && context.hasNext()) {
            context.events().schedule(context.events().now() + Math.round(pause.draw(context.random())), this, 0, 0);
        }
    }
}
