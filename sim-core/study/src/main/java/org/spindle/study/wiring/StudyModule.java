package org.spindle.study.wiring;

import com.google.inject.AbstractModule;
import org.spindle.model.ScenarioModel;

/** Binds the analytic model of scenarios. Needs an {@link org.spindle.run.RunAssembly}. */
public final class StudyModule extends AbstractModule {

    @Override
    protected void configure() {
        bind(ScenarioModel.class);
    }
}
